import { useEffect, useState } from 'react';
import type { OfficeHours } from '#app/content/model.ts';
import { useMoving } from '#app/ui/motion/motion.ts';
import { onTick } from '#app/ui/ticker/ticker.ts';
import { officeTime, type OfficeTime } from './office-time.ts';

/**
 * The office's time, refreshed every second. Undefined until script runs: prerendered HTML knows no hour. Where
 * nothing should move the seconds are left out and the minute is enough.
 */
export function useOfficeTime(hours: OfficeHours): { time: OfficeTime | undefined; showSeconds: boolean } {
  const showSeconds = useMoving();
  const [time, setTime] = useState<OfficeTime>();
  useEffect(() => {
    const update = (): void => setTime(officeTime(hours, new Date()));
    update();
    return onTick(showSeconds ? 1000 : 60_000, update);
  }, [hours, showSeconds]);
  return { time, showSeconds };
}
