import { type ComponentType, lazy, useState } from 'react';

/** The component of a section whose code is a chunk of its own. */
export interface Chunk<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code, so that the component can be shown without a pause. Rejects when it cannot be had. */
  preload: () => Promise<void>;
}

/**
 * Wraps the import of a section's component. In the browser a prerendered section waits until its code is asked for
 * by `preload`, and its HTML stands until then; code that cannot be had leaves it standing, without its behaviour.
 */
export function chunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  let arrive: (module: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const Lazy: ComponentType<Props> = lazy(() => (import.meta.env.SSR ? load() : arrival));

  function Section(props: Props) {
    // Chosen once: a component that changes its kind while it stands would lose its state.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }

  Section.preload = async () => {
    if (loaded) return;
    const module = await load();
    loaded = module.default;
    arrive(module);
  };
  return Section;
}
