import { DialogFrame } from '#app/ui/dialog/dialog.tsx';
import { FilmTemplate, FrameTemplate } from '#app/ui/dialog/film-template.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './clips.module.css';

interface ClipPlayerProps {
  id: string;
  clip: SectionProps<'clips'>['clips'][number];
  closeLabel: string;
}

/** A video testimonial in a dialog. Plays at once, as the visitor opened it. */
export function ClipPlayer({ id, clip, closeLabel }: ClipPlayerProps) {
  const { name, quote, video } = clip;
  const ratio = video.width / video.height;
  const className = [styles.player, ratio > 1 && styles.wide].filter(Boolean).join(' ');
  return (
    <DialogFrame id={id} label={name} closeLabel={closeLabel} className={className}>
      <div className={styles.box} data-ratio={ratio}>
        {'player' in video ? (
          <FrameTemplate player={video.player} label={name} />
        ) : (
          // It is silent; the quote below has the words.
          <FilmTemplate video={video} controls />
        )}
      </div>
      <p>{quote}</p>
    </DialogFrame>
  );
}
