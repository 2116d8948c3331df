import { moving, setMoving } from './motion.ts';

/** Wires the motion switch. CSS picks its label by `data-moving`. */
export function startMotionSwitch(): void {
  const page = document.documentElement;
  const say = (): void => {
    page.dataset['moving'] = String(moving());
  };
  say();
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', say);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-motion-switch]')) return;
    setMoving(!moving());
    say();
  });
}
