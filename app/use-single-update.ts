import { startTransition, use, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** Makes a router tell its subscribers only what it has come to, as a transition. Returns what undoes it. */
function settle(router: DataRouter): () => void {
  const { subscribe } = router;
  router.subscribe = (subscriber) =>
    subscribe((state, options) => {
      if (state.navigation.state === 'idle') startTransition(() => subscriber(state, options));
    });
  return () => {
    router.subscribe = subscribe;
  };
}

/**
 * Makes a followed link one update of the page. Left to itself the framework makes three: that loading has begun, which
 * nothing here shows; the address, told outside of any transition to what stands around the router
 * (`HydratedRouter`); and the next page. The one in the middle takes the prerendered HTML of every sleeping section
 * away, because React cannot hydrate them in time, and holds the next page up.
 */
export function useSingleUpdate(): void {
  const router = use(DataRouterContext)?.router;
  // Effects run from the inside out: the framework's own, which subscribe, stand around this one.
  useLayoutEffect(() => (router ? settle(router) : undefined), [router]);
}
