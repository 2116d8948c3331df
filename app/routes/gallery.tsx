import type { Examples } from '#app/ui/examples.ts';
import styles from './gallery.module.css';

/** The examples of every primitive. In development only: `/gallery`. */
const modules = import.meta.glob<{ examples: Examples }>('../ui/*/examples.tsx', { eager: true });

const primitives = Object.entries(modules).map(([file, { examples }]) => ({
  name: file.replace('../ui/', '').replace('/examples.tsx', ''),
  examples: Object.entries(examples),
}));

export function meta() {
  return [{ title: 'Gallery of primitives' }, { name: 'robots', content: 'noindex' }];
}

export default function Gallery() {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Gallery</h1>
      {primitives.map(({ name, examples }) => (
        <section key={name} id={`gallery-${name}`}>
          <h2>{name}</h2>
          {examples.map(([title, example]) => (
            <div key={title}>
              <h3>{title}</h3>
              <div className={styles.example}>{example}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
