import { type RefCallback, useCallback, useState } from 'react';

/** Whether the element with the `ref` is in or near the viewport. False until first observed. */
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
