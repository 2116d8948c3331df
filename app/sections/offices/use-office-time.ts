import { useEffect, useState } from 'react';
import type { OfficeHours } from '#app/content/model.ts';
import { useMoving } from '#app/ui/motion/use-moving.ts';
import { repeat } from '#app/ui/ticker/ticker.ts';
import { officeTime, type OfficeTime } from './office-time.ts';

/**
 * An office's time, updated every second while near the viewport. Undefined in prerendered HTML. With motion off,
 * seconds are hidden.
 */
export function useOfficeTime(
  hours: OfficeHours,
  near: boolean,
): { time: OfficeTime | undefined; showSeconds: boolean } {
  const showSeconds = useMoving();
  const [time, setTime] = useState<OfficeTime>();
  useEffect(() => {
    const update = (): void => setTime(officeTime(hours, new Date()));
    update();
    return near ? repeat(showSeconds ? 1000 : 60_000, update) : undefined;
  }, [hours, near, showSeconds]);
  return { time, showSeconds };
}
