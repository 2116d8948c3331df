import { Control, PlaySign } from './control.tsx';

export interface PauseButtonProps {
  stopped: boolean;
  onToggle: () => void;
  labels: { start: string; stop: string };
  className?: string | undefined;
}

/** Pauses and resumes motion. Its label names what pressing does. */
export function PauseButton({ stopped, onToggle, labels, className }: PauseButtonProps) {
  return (
    <Control label={stopped ? labels.start : labels.stop} onPress={onToggle} className={className}>
      <PlaySign stopped={stopped} />
    </Control>
  );
}
