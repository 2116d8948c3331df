import { type RefCallback, useCallback, useState } from 'react';

/** Whether the element that takes the `ref` is in the window or close to it. False until the browser has looked. */
export function useNear(): { near: boolean; ref: RefCallback<HTMLElement> } {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '25%',
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, ref };
}
