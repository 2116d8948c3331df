import type { OfficeHours } from '#app/content/model.ts';
import { placeOf, type Span } from './span.ts';
import { useOfficeTime } from './use-office-time.ts';

interface NeedleProps {
  hours: OfficeHours;
  span: Span;
}

/** The current time on an office's timeline. Hidden without script, and outside its span. */
export default function Needle({ hours, span }: NeedleProps) {
  const { time } = useOfficeTime(hours, true);
  if (!time) return null;
  const minutes = hours.opens + time.progress * (hours.closes - hours.opens);
  if (minutes < span.from || minutes > span.to) return null;
  const x = placeOf(minutes, span);
  return <line x1={x} x2={x} y1="-14%" y2="114%" pathLength="100" />;
}
