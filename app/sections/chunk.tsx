import { type ComponentType, lazy, type LazyExoticComponent, useState } from 'react';

/** The component of a section whose code is a chunk of its own. */
export interface Chunk<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code, so that the component can be shown without a pause. */
  preload: () => Promise<void>;
}

/**
 * Wraps the import of a section's component. Prerendered HTML stands until the code is there; a page that is
 * reached by a link preloads its sections first and then shows them at once.
 */
export function chunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  // Code that cannot be had leaves the prerendered HTML standing, only without its behaviour.
  const Lazy: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>> = lazy(() =>
    load().catch(() => new Promise<never>(() => undefined)),
  );

  function Section(props: Props) {
    // Chosen once: a component that changes its kind while it stands would lose its state.
    const [Component] = useState<typeof Lazy>(() => loaded ?? Lazy);
    return <Component {...props} />;
  }

  Section.preload = async () => {
    loaded = (await load()).default;
  };
  return Section;
}
