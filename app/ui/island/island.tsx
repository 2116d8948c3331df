import { Children, type ComponentType, type ReactNode } from 'react';

interface IslandProps<Props extends object> {
  /** Basename of the component's file, before `.island.tsx`; the browser finds its module by it. */
  name: string;
  component: ComponentType<Props>;
  /** Serialised into the document, so plain data only. */
  props: Omit<Props, 'children'>;
  /** Markup the island places but never changes. Not serialised. */
  children?: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'g' | 'span';
}

/** A part of the page that is hydrated in the browser. Everything around it and in its slots stays plain HTML. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  children,
  as: Box = 'div',
}: IslandProps<Props>) {
  const slots = Children.map(children, (child) => <Slot>{child}</Slot>);
  const all = { ...props, children: slots } as unknown as Props;
  return (
    <Box data-island={name} data-props={JSON.stringify(props)}>
      <Component {...all} />
    </Box>
  );
}

/** Static markup inside an island: rendered as children at build time, reused from the document in the browser. */
export function Slot({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div data-slot="">{children}</div>;
  // oxlint-disable-next-line react/no-danger -- the page's own prerendered markup
  return <div data-slot="" dangerouslySetInnerHTML={{ __html: html }} />;
}
