import type { SectionProps } from '../schemas.ts';
import styles from './toolkit.module.css';

type Drawn = SectionProps<'toolkit'>['tools'][number]['drawing'];

/** Two paths per drawing, in a box of 140 by 304: the tool, and what it is used on. */
const paths: Readonly<Record<Drawn, readonly [string, string]>> = {
  needle: [
    'M70 4c8 0 13 10 13 26l-5 224-8 46-8-46-5-224C57 14 62 4 70 4zm0 16c-3 0-5 6-5 16v22c0 7 2 12 5 12s5-5 5-12V36c0-10-2-16-5-16z',
    'M74 40c54 14 64 56 22 94-44 40-70 62-60 98 6 22 26 34 54 42l-4 10c-34-8-58-24-66-50-12-42 18-68 64-110 34-32 30-62-14-74z',
  ],
  shackle: [
    'M70 6c36 0 58 30 58 84v122a34 34 0 1 1-34 0V92c0-34-8-50-24-50S46 58 46 92v120a34 34 0 1 1-34 0V90C12 36 34 6 70 6z',
    'M0 232h140v20H0zM118 222h22v40h-22z',
  ],
  spanner: [
    'M40 8v50l30 20 30-20V8c26 14 38 38 34 66-4 22-18 38-38 46v104c16 8 24 20 24 36a40 40 0 1 1-80 0c0-16 8-28 24-36V120C24 112 10 96 6 74 2 46 14 22 40 8zm30 228l-21 12v24l21 12 21-12v-24z',
    'M70 4l24 13v28L70 59 46 45V17z',
  ],
  square: ['M10 300V30l124 270zM42 268h42L42 176z', 'M92 8h34v140l-17 44-17-44z'],
  sieve: [
    'M4 14h132v42l-46 78v56l-40 26v-82L4 56z',
    'M70 226c10 14 14 20 14 26a14 14 0 0 1-28 0c0-6 4-12 14-26zM70 276c7 9 9 13 9 17a9 9 0 0 1-18 0c0-4 2-8 9-17z',
  ],
  pen: [
    'M70 302L20 182c0-28 18-44 24-72h52c6 28 24 44 24 72zM66 180v82h8v-82a13 13 0 1 0-8 0z',
    'M40 6h60v92H40z',
  ],
};

/** A tool in the tray. */
export function Drawing({ of }: { of: Drawn }) {
  const [tool, work] = paths[of];
  return (
    <svg viewBox="0 0 140 304" aria-hidden="true">
      <path d={tool} fill="currentColor" fillRule="evenodd" />
      <path d={work} className={styles.work} />
      <path d={tool} fillRule="evenodd" className={styles.shade} />
    </svg>
  );
}
