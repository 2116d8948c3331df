import { ActionLink, Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import chart from '@site/brand/pictures/works-preview.svg';
import course from '@site/brand/pictures/works-preview-line.svg';
import styles from './works-preview.module.css';

type Work = SectionProps<'works-preview'>['works'][number];

/** Widths of the plans, of which there are no more. */
const sizes = [
  '(width >= 768px) 58vw, 96vw',
  '(width >= 1600px) 420px, (width >= 768px) 29vw, 72vw',
  '(width >= 1600px) 420px, (width >= 768px) 29vw, 56vw',
  '(width >= 1600px) 420px, (width >= 768px) 29vw, 78vw',
  '(width >= 1600px) 540px, (width >= 768px) 37vw, 56vw',
  '(width >= 768px) 58vw, 96vw',
];

function WorkCard({ work, sizes: width }: { work: Work; sizes: string | undefined }) {
  const { heading, description, evidence, picture, href } = work;
  const content = (
    <>
      <div className={chart ? styles.frame : undefined}>
        <Picture picture={picture} sizes={width ?? '58vw'} className={styles.picture} />
      </div>
      <h3>{heading}</h3>
      <p>{description}</p>
      <Evidence {...evidence} />
    </>
  );
  return href ? (
    <Link href={href} className={styles.work}>
      {content}
    </Link>
  ) : (
    <div className={styles.work}>{content}</div>
  );
}

/** The works as inset plans of a chart, on one course; without the brand's chart, as pictures. */
export default function WorksPreview({ heading, text, action, works }: SectionProps<'works-preview'>) {
  return (
    <section className={`${styles.section} band on-sand`}>
      {chart ? (
        <img src={chart} alt="" loading="lazy" className={styles.chart} width={1440} height={2300} />
      ) : null}
      {course ? (
        <img src={course} alt="" loading="lazy" className={styles.course} width={1440} height={2300} />
      ) : null}
      <div className={`wrap ${styles.plans}`}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ActionLink href={action.href} more={action.more}>
            {action.label}
          </ActionLink>
        </div>
        {works.slice(0, sizes.length).map((work, index) => (
          <WorkCard key={work.heading} work={work} sizes={sizes[index]} />
        ))}
      </div>
    </section>
  );
}
