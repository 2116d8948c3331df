import { Link } from '#app/links/link.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './shelf-hero.module.css';

/** A lamp, its light and a foot with nothing on it. */
function Free() {
  return (
    <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path d="M118 47H182L286 300H14Z" fill="var(--sun-400)" opacity=".34" />
      <ellipse cx="150" cy="298" rx="126" ry="9" fill="var(--sun-200)" />
      <path d="M110 232H190L200 300H100Z" fill="var(--wood-900)" />
      <path d="M110 232H190L192 244H108Z" fill="var(--wood-500)" />
      <ellipse cx="150" cy="232" rx="40" ry="5" fill="var(--sun-200)" />
      <circle
        cx="150"
        cy="170"
        r="48"
        fill="none"
        stroke="var(--sun-200)"
        strokeWidth="4"
        strokeDasharray="10 9"
      />
      <path d="M147 -400H153V20H147Z" fill="var(--gold)" />
      <path d="M150 10C126 10 118 28 118 47H182C182 28 174 10 150 10Z" fill="var(--gold)" />
      <ellipse cx="150" cy="47" rx="32" ry="5" fill="var(--sun-200)" />
    </svg>
  );
}

/** A cabinet as wide as the window: the heading on its frieze, trophies in its niches, the text on its base. */
export default function ShelfHero({ heading, text, awards, free }: SectionProps<'shelf-hero'>) {
  return (
    <section className={`${styles.cabinet} on-ink`}>
      <h1 className="fills">{heading}</h1>
      <ol>
        {awards.map(({ id, metal, title, trophy, picture }, index) => (
          <li key={id} data-metal={metal}>
            <Link href={`#${id}`}>
              <div>
                <Picture
                  picture={trophy ?? picture}
                  sizes={
                    index
                      ? '(width >= 1024px) 16vw, (width >= 768px) 28vw, 44vw'
                      : '(width >= 1024px) 34vw, (width >= 768px) 48vw, 88vw'
                  }
                  loading={index ? 'lazy' : 'first'}
                />
              </div>
              <p>
                <b>
                  {metal} <Pointer />
                </b>{' '}
                {title}
              </p>
            </Link>
          </li>
        ))}
        <li data-metal="gold">
          <Link href="#free">
            <div>
              <Free />
            </div>
            <p>
              <b>
                {free.metal} <Pointer />
              </b>{' '}
              {free.text}
            </p>
          </Link>
        </li>
      </ol>
      <div className={`wrap ${styles.text}`}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
