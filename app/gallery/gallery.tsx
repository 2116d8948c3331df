import { renderToString } from 'react-dom/server';
import { Document } from '#app/render/document.tsx';
import type { Examples } from '#app/ui/examples.ts';
import styles from './gallery.module.css';

/** The examples of every primitive, at `/gallery` in development. */
const modules = import.meta.glob<{ examples: Examples }>('../ui/*/examples.tsx', { eager: true });

const primitives = Object.entries(modules).map(([file, { examples }]) => ({
  name: file.replace('../ui/', '').replace('/examples.tsx', ''),
  examples: Object.entries(examples),
}));

function Gallery() {
  return (
    <main className={`wrap ${styles.gallery}`}>
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
    </main>
  );
}

export function renderGallery(entry: string): string {
  const meta = [{ title: 'Gallery of primitives' }];
  return `<!DOCTYPE html>${renderToString(
    <Document language="en" meta={meta} assets={{ entry, build: 'development', styles: '' }}>
      <Gallery />
    </Document>,
  )}`;
}
