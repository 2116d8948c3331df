import type { ReactNode } from 'react';

interface OwnFilm {
  width: number;
  height: number;
  sources: readonly { src: string; type: string }[];
}

interface FilmTemplateProps {
  video: OwnFilm;
  /** Accessible name, where no text beside the film describes it. */
  label?: string | undefined;
  /** @default false */
  controls?: boolean;
}

/** The film of a dialog: inserted when the dialog opens, removed after it has closed (`start.ts`). */
function Template({ children }: { children: ReactNode }) {
  return <template data-film="">{children}</template>;
}

/** A self-hosted film. */
export function FilmTemplate({ video, label, controls = false }: FilmTemplateProps) {
  return (
    <Template>
      <video
        loop
        muted
        playsInline
        controls={controls}
        // Without controls it is an animated picture.
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

/** A film in another site's player: nothing is requested before the dialog opens. */
export function FrameTemplate({ player, label }: { player: string; label: string }) {
  return (
    <Template>
      {/* YouTube refuses to play without a referrer. */}
      <iframe
        src={player}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Template>
  );
}
