import { useAnalytics } from './config.ts';

/** Told to the window by whatever asks again. */
export const choicesEvent = 'privacy-choices';

/** Lets visitors answer again. It is there only where visits are counted at all. */
export function PrivacyChoices({ className }: { className?: string | undefined }) {
  const config = useAnalytics();
  if (!config) return null;
  return (
    <button type="button" className={className} onClick={() => dispatchEvent(new Event(choicesEvent))}>
      {config.question.choices}
    </button>
  );
}
