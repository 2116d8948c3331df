import styles from './headline.module.css';

interface HeadlineProps {
  heading: string;
  /** Place name at the heading's end, set as large as the viewport allows. */
  place?: string | undefined;
}

/** The h1, optionally with a large place name below. A name in mid-sentence stays there. */
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
