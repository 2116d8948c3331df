import styles from './legal-text.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface ContentsProps {
  label: string;
  sections: readonly { id: string; heading: string }[];
}

/** The list of sections, with the one that is being read. */
export default function Contents({ label, sections }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={label} className={styles.contents}>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
