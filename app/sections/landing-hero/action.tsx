import { ActionLink, Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './action.module.css';

interface ActionProps extends Pick<SectionProps<'web-hero'>, 'action' | 'actionMore' | 'price'> {
  tagline: string | undefined;
}

/** The call to action and the lowest price: three rows of the hero's text. */
export function Action({ action, actionMore, tagline, price }: ActionProps) {
  const { scheduler } = useSite();
  return (
    <>
      <ActionLink href={scheduler.href} tone="sun" more={actionMore}>
        {scheduler[action]}
      </ActionLink>
      <p className={styles.price}>
        <Link href={price.href}>{price.label}</Link>
        {price.terms ? <small>{price.terms}</small> : null}
      </p>
      {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
    </>
  );
}
