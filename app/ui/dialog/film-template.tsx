interface FilmTemplateProps {
  video: { width: number; height: number; sources: readonly { src: string; type: string }[] };
  /** What the film shows, where no words beside it say so. */
  label?: string | undefined;
  /** @default false */
  controls?: boolean;
}

/** The film of a dialog: made when the dialog opens, and gone when it has closed (`start.ts`). */
export function FilmTemplate({ video, label, controls = false }: FilmTemplateProps) {
  return (
    <template data-film="">
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
    </template>
  );
}
