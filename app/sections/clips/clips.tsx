import { useId } from 'react';
import { fillIn } from '#app/content/fill-in.ts';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { StillButton } from '#app/ui/still-button/still-button.tsx';
import { BackgroundVideo } from '#app/ui/video/video.tsx';
import type { SectionProps } from '../schemas.ts';
import { ClipPlayer } from './clip-player.tsx';
import styles from './clips.module.css';

type Section = SectionProps<'clips'>;

function Clip({ clip, play, player }: { clip: Section['clips'][number]; play: string; player: string }) {
  const { name, role, company, quote, picture, video } = clip;
  return (
    <figure className={styles.clip}>
      <StillButton
        picture={picture}
        sizes="(width >= 1280px) 25vw, (width >= 1024px) 34vw, (width >= 768px) 50vw, 100vw"
        label={fillIn(play, { name })}
        opens={player}
        href={'href' in video ? video.href : undefined}
        className={styles.open}
      />
      <figcaption>
        <blockquote>{quote}</blockquote>
        <h3>{name}</h3>
        <p>
          {role}, {company}
        </p>
      </figcaption>
    </figure>
  );
}

/** A headline whose last line varies the width of its letters. Screen readers get it in one piece. */
function Headline({ lines }: { lines: readonly string[] }) {
  const letters = [...(lines.at(-1) ?? '')];
  return (
    <h2>
      <span className="visually-hidden">{lines.join(' ')}</span>
      <span aria-hidden="true">
        {lines.slice(0, -1).join(' ')}
        <span className={styles.voice}>
          {letters.map((letter, index) => (
            // Letters repeat but never reorder.
            // oxlint-disable-next-line react/no-array-index-key
            <b key={index}>{letter}</b>
          ))}
        </span>
      </span>
    </h2>
  );
}

export default function Clips({ heading, background, play, clips }: Section) {
  const { words } = useSite();
  const id = useId();
  return (
    <section className={`${styles.section} on-ink`} data-hold="">
      <div className={styles.background}>
        <BackgroundVideo
          video={background}
          poster={{ picture: background.poster, sizes: '(width >= 1024px) 100vw, 200vw' }}
          labels={words.video}
        />
      </div>
      <div className={`wrap ${styles.content}`}>
        <Headline lines={heading} />
        <Carousel label={heading.join(' ')} labels={words.carousel} className={styles.carousel}>
          {clips.map((clip, index) => (
            <Clip key={clip.name} clip={clip} play={play} player={`${id}-${index}`} />
          ))}
        </Carousel>
      </div>
      {clips.map((clip, index) => (
        <ClipPlayer key={clip.name} id={`${id}-${index}`} clip={clip} closeLabel={words.dialog.close} />
      ))}
    </section>
  );
}
