import type { OfficeHours } from '#app/content/model.ts';
import { useOfficeTime } from '../offices/use-office-time.ts';

/** Clock hands at an office's local time. None without script. */
export default function Hands({ hours }: { hours: OfficeHours }) {
  const { time } = useOfficeTime(hours, true);
  if (!time) return null;
  const [hour = 0, minute = 0] = time.clock.time.split(':').map(Number);
  return (
    <>
      <path d="M0 7V-19" strokeWidth="5" transform={`rotate(${hour * 30 + minute / 2})`} />
      <path d="M0 9V-29" transform={`rotate(${minute * 6})`} />
    </>
  );
}
