/** A YouTube or Vimeo film: its page and its embeddable player. */
export interface ServiceFilm {
  /** Aspect ratio only, as the services do not state sizes. */
  width: number;
  height: number;
  href: string;
  player: string;
}

interface Service {
  /** Pattern of film addresses, without protocol. */
  film: RegExp;
  frame: (found: RegExpExecArray) => Pick<ServiceFilm, 'href' | 'player'>;
}

/** Supported services. Their players start at once and are asked not to track. */
const services: readonly Service[] = [
  {
    film: /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|live\/|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&/]|$)/,
    frame: ([, id]) => ({
      href: `https://www.youtube.com/watch?v=${id}`,
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    }),
  },
  {
    // The second part is the key of an unlisted film.
    film: /^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?(?:.*&)?h=)([\da-f]+))?(?:[?&/]|$)/,
    frame: ([, id, key]) => ({
      href: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
      player: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
    }),
  },
];

/** Parses an address as copied from YouTube or Vimeo. */
export function serviceFilm(address: string): ServiceFilm | undefined {
  const place = address.replace(/^https:\/\//, '');
  if (place === address) return undefined;
  for (const { film, frame } of services) {
    const found = film.exec(place);
    const [width, height] = place.includes('/shorts/') ? [9, 16] : [16, 9];
    if (found) return { ...frame(found), width, height };
  }
  return undefined;
}

/** Whether an editor's text is meant as an address rather than the key of our own video. */
export function isAddress(written: string): boolean {
  return /^[a-z]+:|^[\w-]+(\.[\w-]+)+(\/|$)/i.test(written);
}
