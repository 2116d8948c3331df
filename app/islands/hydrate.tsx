import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Slot } from '#app/ui/island/island.tsx';

/** All islands. Every other component runs only at build time. */
const islands = import.meta.glob<{ default: ComponentType<{ children?: ReactNode }> }>(
  '/app/**/*.island.tsx',
);

function Told({ whenReady, children }: { whenReady: () => void; children: ReactNode }) {
  useEffect(whenReady, [whenReady]);
  return children;
}

/** Hydrates an island. Resolves with its unmount function once it listens; rejects if its code fails to load. */
export async function hydrate(island: HTMLElement): Promise<() => void> {
  const file = `/${island.dataset['island']}.island.tsx`;
  const load = Object.entries(islands).find(([path]) => path.endsWith(file))?.[1];
  if (!load) throw new Error(`there is no ${file}`);
  const { default: Component } = await load();
  const props = JSON.parse(island.dataset['props'] ?? '{}');
  // Excluding the slots of nested islands.
  const slots = [...island.querySelectorAll('[data-slot]')]
    .filter((slot) => slot.parentElement?.closest('[data-island], [data-slot]') === island)
    .map((slot, index) => <Slot key={index} html={slot.innerHTML} />);
  return new Promise((resolve) => {
    const whenReady = (): void => {
      island.dataset['awake'] = '';
      resolve(() => root.unmount());
    };
    const root = hydrateRoot(
      island,
      <Told whenReady={whenReady}>
        <Component {...props}>{slots.length > 0 ? slots : undefined}</Component>
      </Told>,
    );
  });
}
