import { useEffect, useRef, useState } from 'react';
import { choicesEvent } from './choices.tsx';
import type { AnalyticsConfig } from './config.ts';
import { type Answer, remember, remembered } from './consent.ts';
import { Question } from './question.tsx';
import { useCounting } from './use-counting.ts';

/** Asks where it must, remembers the answer, and counts where it may. */
export default function Analytics({ config }: { config: AnalyticsConfig }) {
  const { service, question } = config;
  const asksFirst = service.name === 'google' || service.ask;
  const [answer, setAnswer] = useState(() => remembered(service));
  const [asking, setAsking] = useState<'by itself' | 'on demand' | undefined>(
    answer === undefined && asksFirst ? 'by itself' : undefined,
  );
  const before = useRef<Element>(null);
  useCounting(config, answer === undefined ? !asksFirst : answer === 'yes');

  useEffect(() => {
    const ask = (): void => {
      before.current = document.activeElement;
      setAsking('on demand');
    };
    addEventListener(choicesEvent, ask);
    return () => removeEventListener(choicesEvent, ask);
  }, []);

  function take(given: Answer): void {
    remember(service, given);
    setAnswer(given);
    setAsking(undefined);
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }

  return asking ? <Question words={question} onAnswer={take} focus={asking === 'on demand'} /> : null;
}
