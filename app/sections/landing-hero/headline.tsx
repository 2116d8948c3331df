import styles from './headline.module.css';

interface HeadlineProps {
  heading: string;
  /** The name in the heading to set as large as the window allows. */
  place?: string | undefined;
}

/** The first heading, in one size or around the name of a place. */
export function Headline({ heading, place }: HeadlineProps) {
  const [before = '', after = ''] = place ? heading.split(place) : [];
  if (!place || before === heading) return <h1>{heading}</h1>;
  return (
    <h1 className={styles.headline}>
      {before ? <span>{before}</span> : null}
      <span className={styles.place} data-letters={place.length}>
        {place}
      </span>
      {after ? <span>{after}</span> : null}
    </h1>
  );
}
