import { useId } from 'react';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { textLinkClass, textLinkPointer } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './client-logos.module.css';
import { type Logo, Logos } from './logos.tsx';

/** Milliseconds between slides on small screens. */
const slideTime = 2500;

interface LogoChoiceProps {
  heading: string;
  text?: string | undefined;
  logos: readonly Logo[];
  /** Logos shown before View All. */
  shown: number;
}

/** Slides for two rows: one logo from each half of the list. */
function pairs(logos: readonly Logo[]): (readonly Logo[])[] {
  const half = Math.ceil(logos.length / 2);
  return logos.slice(0, half).map((logo, index) => [logo, ...logos.slice(half + index, half + index + 1)]);
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

/** A grid with View All and View Less on large screens, a two-row carousel on small ones. */
export function LogoChoice({ heading, text, logos, shown }: LogoChoiceProps) {
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
      {text ? <p className={styles.about}>{text}</p> : null}
    </div>
  );
}
