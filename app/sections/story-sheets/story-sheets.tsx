import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-sheets.module.css';

export default function StorySheets(props: SectionProps<'story-sheets'>) {
  const { ground, heading, paragraphs, count, aside } = props;
  const told = props.sheets.map((sheet) => ('picture' in sheet ? sheet : { picture: sheet }));
  const sheets = told.map(({ picture }) => picture);
  const [first] = sheets;
  const areFrames =
    sheets.length > 4 && sheets.every(({ width, height }) => width === first?.width && height < width);
  const areScreens = sheets.every(({ width, height }) => height > width * 1.5);
  const isNamed = told.some((sheet) => 'name' in sheet);
  const words = (
    <Words
      heading={heading}
      paragraphs={aside ? [...paragraphs, aside] : paragraphs}
      className={styles.words}
    />
  );
  return (
    <Chapter ground={ground} className={styles.chapter}>
      <div className="wrap">
        {isNamed ? words : null}
        <div className={styles.table} data-counted={count ? '' : undefined}>
          {count ? (
            <p className={styles.count}>
              <b>{count.figure}</b> <span>{count.label}</span>
            </p>
          ) : null}
          <ul
            className={styles.sheets}
            data-few={sheets.length === 4 ? '' : undefined}
            data-kind={(areFrames && 'frames') || (areScreens && 'screens') || undefined}
            aria-label={areScreens ? heading : undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={areScreens ? 0 : undefined}
          >
            {told.map((sheet, index) => (
              <li key={index}>
                <Picture
                  picture={sheet.picture}
                  sizes={
                    areFrames
                      ? '(width >= 768px) 33vw, 50vw'
                      : `(width >= 1024px) ${sheets.length === 4 ? '20vw' : '30vw'}, 50vw`
                  }
                />
                {'name' in sheet ? (
                  <div className={styles.told}>
                    <h3>{sheet.name}</h3>
                    <p>{sheet.text}</p>
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        {isNamed ? null : words}
      </div>
    </Chapter>
  );
}
