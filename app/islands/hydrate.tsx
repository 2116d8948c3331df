import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Slot } from '#app/ui/island/island.tsx';
import { islands } from './islands.ts';

/** Slots of an island, without those of islands inside it. */
function slotsOf(island: HTMLElement): ReactNode[] {
  return [...island.querySelectorAll('[data-slot]')]
    .filter((slot) => slot.parentElement?.closest('[data-island], [data-slot]') === island)
    .map((slot, index) => <Slot key={index} html={slot.innerHTML} />);
}

function Told({ whenReady, children }: { whenReady: () => void; children: ReactNode }) {
  useEffect(whenReady, [whenReady]);
  return children;
}

/**
 * Lets script take over an island; settles once it listens.
 * @returns what ends it
 * @throws Error where its code cannot be had; its HTML then stands as it is
 */
export async function hydrate(island: HTMLElement): Promise<() => void> {
  const { island: name, props } = island.dataset;
  const module = await islands[name as keyof typeof islands]();
  const Component = module.default as ComponentType<{ children?: ReactNode }>;
  const slots = slotsOf(island);
  return new Promise((resolve) => {
    const whenReady = (): void => {
      island.dataset['awake'] = '';
      resolve(() => root.unmount());
    };
    const root = hydrateRoot(
      island,
      <Told whenReady={whenReady}>
        <Component {...JSON.parse(props ?? '{}')}>{slots.length > 0 ? slots : undefined}</Component>
      </Told>,
    );
  });
}
