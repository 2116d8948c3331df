import { memo, useState } from 'react';
import { useSite } from '#app/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useHold } from '#app/ui/rotation/use-hold.ts';
import { StillButton } from '#app/ui/still-button/still-button.tsx';
import { BackgroundVideo } from '#app/ui/video/video.tsx';
import type { SectionProps } from '../schemas.ts';
import { ClipPlayer } from './clip-player.tsx';
import styles from './clips.module.css';

type Clip = SectionProps<'clips'>['clips'][number];

interface Player {
  /** The client who was pointed at or asked for last. */
  clip?: Clip;
  open: boolean;
}

interface RowProps extends Pick<SectionProps<'clips'>, 'heading' | 'play' | 'clips'> {
  onPlayer: (player: Player) => void;
}

/** Not drawn again when a clip is opened or closed: that would hold up the dialog. */
const Row = memo(function Row({ heading, play, clips, onPlayer }: RowProps) {
  const { words } = useSite();
  return (
    <Carousel label={heading} labels={words.carousel} className={styles.carousel}>
      {clips.map((clip) => (
        <figure key={clip.name} className={styles.clip}>
          <StillButton
            picture={clip.picture}
            sizes="(width >= 1280px) 320px, (width >= 1024px) 30vw, (width >= 768px) 45vw, 90vw"
            label={play.replace('{name}', clip.name)}
            onPoint={() => onPlayer({ clip, open: false })}
            onClick={() => onPlayer({ clip, open: true })}
            className={styles.open}
          />
          <figcaption>
            <h3>{clip.name}</h3>
            <p>
              {clip.role}, {clip.company}
            </p>
            <blockquote className={styles.quote}>{clip.quote}</blockquote>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
});

export default function Clips({ heading, text, background, play, clips }: SectionProps<'clips'>) {
  const { words } = useSite();
  const [player, setPlayer] = useState<Player>({ open: false });
  const { attended, hold } = useHold();
  return (
    <section className={`${styles.section} on-ink`} {...hold}>
      <div className={styles.background}>
        <BackgroundVideo
          video={background}
          poster={{ picture: background.poster, sizes: '(width >= 1024px) 100vw, 200vw' }}
          labels={words.video}
          attended={attended}
        />
      </div>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <Row heading={heading} play={play} clips={clips} onPlayer={setPlayer} />
      </div>
      <ClipPlayer
        {...player}
        closeLabel={words.dialog.close}
        onClose={() => setPlayer({ ...player, open: false })}
      />
    </section>
  );
}
