import { useEffect, useState } from 'react';
import type { Picture as PictureData } from '#app/content/model.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './landing-hero.module.css';

/** Whether the page has loaded: until then only the first picture may use the line. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = (): void => setLoaded(true);
    if (document.readyState === 'complete') done();
    else addEventListener('load', done, { once: true });
    return () => removeEventListener('load', done);
  }, []);
  return loaded;
}

/** Pictures in one place, one of them in sight. */
export function Backdrop({ pictures, shown }: { pictures: readonly PictureData[]; shown: number }) {
  const loaded = useLoaded();
  return (
    <div className={styles.backdrop} data-loaded={loaded || undefined}>
      {pictures.map((picture, index) => (
        <div key={picture.fallback.src} className={styles.picture} data-shown={index === shown || undefined}>
          <Picture picture={picture} sizes="max(100vw, 160vh)" loading={index === 0 ? 'first' : 'lazy'} />
        </div>
      ))}
    </div>
  );
}
