import { Children, type ComponentType, type ReactNode } from 'react';

interface IslandProps<Props extends object> {
  /** Name of the file with its component, before `.island.tsx`: by it the browser finds its code. */
  name: string;
  component: ComponentType<Props>;
  /** Plain data: it travels in the document. */
  props: Omit<Props, 'children'>;
  /** Markup that the island arranges but never changes. It is not sent a second time as data. */
  children?: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'g' | 'span';
}

/** A part of the page that script takes over in the browser. Around it, and inside its slots, all is plain HTML. */
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

/** Markup inside an island: rendered as children where pages are built, kept as it stands in the browser. */
export function Slot({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div data-slot="">{children}</div>;
  // oxlint-disable-next-line react/no-danger -- the page's own markup, read from where it is put back
  return <div data-slot="" dangerouslySetInnerHTML={{ __html: html }} />;
}
