import { StrictMode, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Mark } from '#app/ui/mark/mark.tsx';
import { get } from './api.ts';
import { EditorPage } from './editor-page.tsx';
import { useLeads } from './leads.ts';
import { LeadsPage } from './leads-page.tsx';
import { ListPage } from './list-page.tsx';
import { usePublication } from './publication.ts';
import { PublishPage } from './publish-page.tsx';
import './studio.css';

const places = [
  { hash: '#/', label: 'Content', holds: /^#\/(edit\/.+)?$/ },
  { hash: '#/leads', label: 'Leads', holds: /^#\/leads/ },
  { hash: '#/publish', label: 'Publish', holds: /^#\/publish/ },
] as const;

function usePlace(onLeave: () => void): string {
  const [hash, setHash] = useState(location.hash || '#/');
  useEffect(() => {
    const follow = (): void => {
      setHash(location.hash || '#/');
      onLeave();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [onLeave]);
  return hash;
}

function Header({ hash, said }: { hash: string; said: string }) {
  const unanswered = useLeads('status=new')?.unanswered ?? 0;
  return (
    <header>
      <b>
        <Mark />
        Studio
      </b>
      <nav aria-label="Studio">
        {places.map(({ hash: to, label, holds }) => (
          <a key={to} href={to} aria-current={holds.test(hash) ? 'page' : undefined}>
            {label}
            {to === '#/leads' && unanswered > 0 && <span className="count">{` ${unanswered} new`}</span>}
          </a>
        ))}
      </nav>
      <p role="status" className="said">
        {said}
      </p>
    </header>
  );
}

function Studio({ preview }: { preview: string }) {
  const [said, announce] = useState('');
  // Announcement and focus belong to the previous view, so navigation resets both.
  const main = useRef<HTMLElement>(null);
  const leave = useCallback(() => {
    announce('');
    main.current?.focus();
  }, []);
  const hash = usePlace(leave);
  const publication = usePublication();
  const [, file, query] = /^#\/edit\/([^?]+)\??(.*)$/.exec(hash) ?? [];
  const leads = /^#\/leads(?:\/([\w-]+))?$/.exec(hash);
  return (
    <>
      <Header hash={hash} said={said} />
      <main ref={main} tabIndex={-1}>
        {file !== undefined && (
          <EditorPage key={file} file={file} query={query} preview={preview} announce={announce} />
        )}
        {leads && <LeadsPage id={leads[1]} announce={announce} />}
        {hash === '#/publish' && <PublishPage {...publication} />}
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
