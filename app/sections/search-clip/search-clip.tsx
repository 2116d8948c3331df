import { useState } from 'react';
import { useSite } from '#app/site.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { StillButton } from '#app/ui/still-button/still-button.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './search-clip.module.css';

type Clip = SectionProps<'search-clip'>;

function Card({ label, figure, verdict }: Clip['card']) {
  return (
    <dl className={styles.card}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.verdict}>{verdict}</dd>
    </dl>
  );
}

/** A tap on the still opens the film; its address is set then and cleared when the modal closes. */
export default function SearchClip({ heading, text, play, video, alt, card }: Clip) {
  const { words } = useSite();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.clip}>
          <StillButton
            picture={{ ...video.poster, alt }}
            sizes="(width >= 1024px) min(30vw, 430px), (width >= 768px) 37vw, 90vw"
            label={play}
            onClick={() => setOpen(true)}
            className={styles.still}
          />
          <Card {...card} />
        </div>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label={heading}
        closeLabel={words.dialog.close}
        className={styles.player}
      >
        {open ? (
          <div className={styles.film}>
            <video autoPlay loop muted playsInline width={video.width} height={video.height} aria-label={alt}>
              {video.sources.map((source) => (
                <source key={source.src} src={source.src} type={source.type} />
              ))}
            </video>
            <Card {...card} />
          </div>
        ) : null}
      </Dialog>
    </section>
  );
}
