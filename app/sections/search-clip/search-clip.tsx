import { useState } from 'react';
import { useSite } from '#app/site.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useFilm } from '#app/ui/dialog/use-film.ts';
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

/** The film with its card: the address of the film is set when the modal opens and cleared when it has closed. */
function Film({ video, alt, card, open }: Pick<Clip, 'video' | 'alt' | 'card'> & { open: boolean }) {
  const shown = useFilm(open);
  return (
    <div className={styles.film}>
      {shown ? (
        <video autoPlay loop muted playsInline aria-label={alt}>
          {video.sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
        </video>
      ) : null}
      <Card {...card} />
    </div>
  );
}

interface Player {
  /** Whether the dialog is drawn: from the moment its still is pointed at. */
  drawn: boolean;
  open: boolean;
}

/** A tap on the still opens the film. */
export default function SearchClip({ heading, text, play, video, alt, card }: Clip) {
  const { words } = useSite();
  const [{ drawn, open }, setPlayer] = useState<Player>({ drawn: false, open: false });
  return (
    <section className="band-start on-paper">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.clip}>
          <StillButton
            picture={{ ...video.poster, alt }}
            sizes="(width >= 1024px) min(30vw, 430px), (width >= 768px) 37vw, 90vw"
            label={play}
            onPoint={() => setPlayer({ drawn: true, open: false })}
            onClick={() => setPlayer({ drawn: true, open: true })}
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
        onClose={() => setPlayer({ drawn: true, open: false })}
        label={heading}
        closeLabel={words.dialog.close}
        className={styles.player}
      >
        {drawn ? <Film video={video} alt={alt} card={card} open={open} /> : null}
      </Dialog>
    </section>
  );
}
