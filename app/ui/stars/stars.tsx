import styles from './stars.module.css';

const star = 'M12 1.6 15.1 8.5 22.6 9.3 17 14.3 18.6 21.7 12 17.9 5.4 21.7 7 14.3 1.4 9.3 8.9 8.5Z';

export function Stars({ label }: { label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: 5 }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
