import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { get } from './api.ts';
import { EditorPage } from './editor.tsx';
import { ListPage } from './list-page.tsx';
import { PublishPage } from './publish-page.tsx';
import './studio.css';

const places = [
  { hash: '#/', label: 'Content' },
  { hash: '#/publish', label: 'Publish' },
] as const;

function usePlace(): string {
  const [hash, setHash] = useState(location.hash || '#/');
  useEffect(() => {
    const follow = (): void => setHash(location.hash || '#/');
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

function Studio({ preview }: { preview: string }) {
  const hash = usePlace();
  const [said, announce] = useState('');
  const file = /^#\/edit\/(.+)$/.exec(hash)?.[1];
  return (
    <>
      <header>
        <b>Studio</b>
        <nav aria-label="Studio">
          {places.map((place) => (
            <a key={place.hash} href={place.hash} aria-current={hash === place.hash ? 'page' : undefined}>
              {place.label}
            </a>
          ))}
        </nav>
        <p role="status" className="said">
          {said}
        </p>
      </header>
      <main>
        {file !== undefined && <EditorPage key={file} file={file} preview={preview} announce={announce} />}
        {hash === '#/publish' && <PublishPage />}
        {hash === '#/' && <ListPage />}
      </main>
    </>
  );
}

const { preview } = await get<{ preview: string }>('/api/studio');
const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Studio preview={preview} />
    </StrictMode>,
  );
