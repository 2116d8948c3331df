import { useId } from 'react';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { textLinkClass, textLinkPointer } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './client-logos.module.css';
import { type Logo, Logos } from './logos.tsx';

/** Milliseconds between slides on small screens. */
const slideTime = 2500;

interface LogoChoiceProps {
  heading: string;
  logos: readonly Logo[];
  voices?: SectionProps<'client-logos'>['voices'];
  /** Logos shown before View All. */
  shown: number;
}

/** Slides for two rows: one logo above the next. */
function pairs(logos: readonly Logo[]): (readonly Logo[])[] {
  return logos.flatMap((_, index) => (index % 2 === 0 ? [logos.slice(index, index + 2)] : []));
}

function Slides({ heading, logos }: Pick<LogoChoiceProps, 'heading' | 'logos'>) {
  const { words } = useSite();
  return (
    <Carousel label={heading} labels={words.carousel} every={slideTime} headed className={styles.slides}>
      {pairs(logos).map((pair) => (
        <div key={pair[0]?.client.id} className={styles.pair}>
          {pair.map(({ client }) => (
            <div key={client.id}>
              <Picture picture={client.picture} sizes="200px" />
            </div>
          ))}
        </div>
      ))}
    </Carousel>
  );
}

interface VoiceProps {
  voice: NonNullable<LogoChoiceProps['voices']>[number];
  /** False if its logo is the one that the list shows. */
  signed: boolean;
}

/** What a client says, below its logo. */
function Voice({ voice: { clip, client }, signed }: VoiceProps) {
  return (
    <figure>
      {signed ? <Picture picture={client.picture} sizes="200px" /> : null}
      <blockquote>{clip.quote}</blockquote>
      <figcaption>
        <b>{clip.name}</b>
        {clip.role}, {client.name}. {client.sector}, {client.city}
      </figcaption>
    </figure>
  );
}

/** A grid with View All and View Less on large screens, a two-row carousel on small ones. */
export function LogoChoice({ heading, logos, voices, shown }: LogoChoiceProps) {
  const { words } = useSite();
  const id = useId();
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <h2 className="roomy">{heading}</h2>
        <Expander
          controls={id}
          more={words.logos.more}
          less={words.logos.less}
          className={`${textLinkClass} ${styles.toggle}`}
          pointerClass={textLinkPointer}
        />
      </div>
      <Logos logos={logos} id={id} shown={shown} />
      <Slides heading={heading} logos={logos} />
      {voices?.map((voice) => (
        <Voice key={voice.client.id} voice={voice} signed={voice.client.id !== logos[0]?.client.id} />
      ))}
    </div>
  );
}
