import { createContext, type ReactNode, use } from 'react';
import { ButtonContent, buttonClass, type ButtonLook } from '#app/ui/button/button.tsx';
import { TextLinkContent, textLinkClass } from '#app/ui/link/link.tsx';

/** What is read out of a link that opens in a new tab. Pages have it from the site; an island gives it to its links. */
export const NewTabWords = createContext('');

interface LinkProps {
  href: string;
  className?: string | undefined;
  /** Read out after the label where the label alone says too little. */
  more?: string | undefined;
  /** Whether it leads to the page shown. */
  current?: boolean | undefined;
  /** Its words, where they are nothing but a label. */
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
 * The one way to link. Other sites open in a new tab and say so; all else is a plain link, which
 * `app/islands/follow.ts` follows where it leads to a page of this site.
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

/** Links in a list. */
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

/** A link that looks like a button: the one thing to do here. */
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

/** An underlined link with the mark as pointer. */
export function TextLink({ label, children = label, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...link} className={textLinkClass}>
      <TextLinkContent>{children}</TextLinkContent>
    </Link>
  );
}
