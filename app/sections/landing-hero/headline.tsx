import styles from './headline.module.css';

interface HeadlineProps {
  heading: string;
  /** The name at the heading's end to set as large as the window allows. */
  place?: string | undefined;
}

/** The first heading, in one size or with the name of a place under it. A name in mid-sentence stays there. */
export function Headline({ heading, place }: HeadlineProps) {
  if (!place || !heading.endsWith(place)) return <h1>{heading}</h1>;
  return (
    <h1 className={styles.headline}>
      <span>{heading.slice(0, -place.length)}</span>
      <span className={`${styles.place} fills`} data-letters={place.length}>
        {place}
      </span>
    </h1>
  );
}
