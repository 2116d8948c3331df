import { useEffect, useRef, useState } from 'react';
import { useScripted } from '#app/ui/island/use-scripted.ts';
import type { AnalyticsConfig } from './config.ts';
import { type Answer, remember, remembered } from './consent.ts';
import { Question } from './question.tsx';
import { useCounting } from './use-counting.ts';

/** Asks for consent where required, remembers the answer, and counts if allowed. */
export default function Analytics({ config }: { config: AnalyticsConfig }) {
  const { service, question } = config;
  const asksFirst = service.name === 'google' || service.ask;
  const [answer, setAnswer] = useState(() => remembered(service));
  const [onDemand, setOnDemand] = useState(false);
  // Prerendering has no visitor, so it renders no question.
  const scripted = useScripted();
  const before = useRef<Element>(null);
  useCounting(config, answer === undefined ? !asksFirst : answer === 'yes');

  useEffect(() => {
    const ask = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-privacy-choices]')) return;
      before.current = document.activeElement;
      setOnDemand(true);
    };
    document.addEventListener('click', ask);
    return () => document.removeEventListener('click', ask);
  }, []);

  function take(given: Answer): void {
    remember(service, given);
    setAnswer(given);
    setOnDemand(false);
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }

  if (!onDemand && !(scripted && asksFirst && answer === undefined)) return null;
  return <Question words={question} onAnswer={take} focus={onDemand} />;
}
