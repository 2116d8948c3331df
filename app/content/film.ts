/** A film at YouTube or Vimeo: where it is watched there, and its player in a frame. */
export interface ServiceFilm {
  /** Its ratio; no service says how large it is. */
  width: number;
  height: number;
  href: string;
  player: string;
}

interface Service {
  /** A film's address without its protocol. */
  film: RegExp;
  frame: (found: RegExpExecArray) => Pick<ServiceFilm, 'href' | 'player'>;
}

/** Services whose films may be shown. Their players are asked to keep no record of the visitor, and to start at once. */
const services: readonly Service[] = [
  {
    film: /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|live\/|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&/]|$)/,
    frame: ([, id]) => ({
      href: `https://www.youtube.com/watch?v=${id}`,
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    }),
  },
  {
    // The second part opens a film that is not listed.
    film: /^(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?(?:.*&)?h=)([\da-f]+))?(?:[?&/]|$)/,
    frame: ([, id, key]) => ({
      href: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
      player: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
    }),
  },
];

/** The film at an address of YouTube or Vimeo, as it may be copied from there. */
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

/** Whether what an editor wrote is meant as an address, not as the key of a video of our own. */
export function isAddress(written: string): boolean {
  return /^[a-z]+:|^[\w-]+(\.[\w-]+)+(\/|$)/i.test(written);
}
