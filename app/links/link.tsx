import { createContext, type ReactNode, use } from 'react';
import { ButtonContent, buttonClass, type ButtonLook } from '#app/ui/button/button.tsx';
import { TextLinkContent, textLinkClass } from '#app/ui/link/link.tsx';

/** Read out with links that open in a new tab. Comes from the site's content; islands provide their own. */
export const NewTabWords = createContext('');

interface LinkProps {
  href: string;
  className?: string | undefined;
  /** Read out after a label that says too little on its own. */
  more?: string | undefined;
  /** Whether it leads to the current page. */
  current?: boolean | undefined;
  /** Its text, if plain. */
  label?: string;
  children?: ReactNode;
}

function More({ words }: { words: string | undefined }) {
  return words ? <span className="visually-hidden"> {words}</span> : null;
}

function OutsideLink({ href, className, more, label, children = label }: LinkProps) {
  const opensInNewTab = use(NewTabWords);
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <More words={[more, `(${opensInNewTab})`].filter(Boolean).join(' ')} />
    </a>
  );
}

/**
 * The one way to link. External links open in a new tab and say so; others are plain links, which
 * `app/islands/follow.ts` intercepts.
 */
export function Link(props: LinkProps) {
  const { href, className, more, current, label, children = label } = props;
  if (href.startsWith('https://')) return <OutsideLink {...props} />;
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
      <More words={more} />
    </a>
  );
}

export function LinkList({ links }: { links: readonly Pick<LinkProps, 'href' | 'label' | 'more'>[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link {...link} />
        </li>
      ))}
    </ul>
  );
}

/** A link that looks like a button: the page's call to action. */
export function ActionLink({
  tone,
  size,
  label,
  children = label,
  ...link
}: Omit<LinkProps, 'className'> & ButtonLook) {
  return (
    <Link {...link} className={buttonClass({ tone: tone ?? 'ember', size: size ?? 'medium' })}>
      <ButtonContent>{children}</ButtonContent>
    </Link>
  );
}

/** An underlined link with a pointer. */
export function TextLink({ label, children = label, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...link} className={textLinkClass}>
      <TextLinkContent>{children}</TextLinkContent>
    </Link>
  );
}
