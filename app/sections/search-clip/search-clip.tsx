import { useId } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { DialogFrame } from '#app/ui/dialog/dialog.tsx';
import { FilmTemplate } from '#app/ui/dialog/film-template.tsx';
import { Result } from '#app/ui/result/result.tsx';
import { StillButton } from '#app/ui/still-button/still-button.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './search-clip.module.css';

type Clip = SectionProps<'search-clip'>;

/** A figure as a tool would show it; the note that it is a sample comes first. */
function Card({ note, label, figure, verdict }: Clip['card']) {
  return (
    <dl className={styles.card}>
      <dt>
        <b>{note}</b>
        {label}
      </dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.verdict}>{verdict}</dd>
    </dl>
  );
}

/** Clicking the still opens the film. */
export default function SearchClip({ heading, result, figure, action, play, video, alt, card }: Clip) {
  const { words } = useSite();
  const id = useId();
  return (
    <section className="band slim on-paper">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Result result={result} figure={figure} />
          <TextLink {...action} />
        </div>
        <StillButton
          picture={{ ...video.poster, alt }}
          sizes="(width >= 768px) 50vw, 90vw"
          label={play}
          opens={id}
          className={styles.still}
        />
      </div>
      <DialogFrame id={id} label={heading} closeLabel={words.dialog.close} className={styles.player}>
        <div className={styles.film}>
          <FilmTemplate video={video} label={alt} />
          <Card {...card} />
        </div>
      </DialogFrame>
    </section>
  );
}
