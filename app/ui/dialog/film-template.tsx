import type { ReactNode } from 'react';

interface OwnFilm {
  width: number;
  height: number;
  sources: readonly { src: string; type: string }[];
}

interface FilmTemplateProps {
  video: OwnFilm;
  /** What the film shows, where no words beside it say so. */
  label?: string | undefined;
  /** @default false */
  controls?: boolean;
}

/** The film of a dialog: made when the dialog opens, and gone when it has closed (`start.ts`). */
function Template({ children }: { children: ReactNode }) {
  return <template data-film="">{children}</template>;
}

/** A film of our own. */
export function FilmTemplate({ video, label, controls = false }: FilmTemplateProps) {
  return (
    <Template>
      <video
        loop
        muted
        playsInline
        controls={controls}
        // Without controls it is a picture that moves.
        role={label ? 'img' : undefined}
        aria-label={label}
        width={video.width}
        height={video.height}
      >
        {video.sources.map((source) => (
          <source key={source.src} src={source.src} type={source.type} />
        ))}
      </video>
    </Template>
  );
}

/** A film at another site, in that site's player: nothing of it is asked for before the dialog opens. */
export function FrameTemplate({ player, label }: { player: string; label: string }) {
  return (
    <Template>
      {/* YouTube plays nothing for a page that does not say from which site it asks. */}
      <iframe
        src={player}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Template>
  );
}
