import { siFacebook, siInstagram, siWhatsapp, siX } from 'simple-icons';

/** Outline of LinkedIn's mark, which the icon set no longer carries. Drawn on its 24 unit grid. */
const linkedin =
  'M3 3h4.2v4.2H3zM3.2 9.2h3.8V21H3.2zM9.6 9.2h3.7v1.6c.6-1 1.9-1.9 3.8-1.9 3.2 0 4.3 2 4.3 5.200V21h-3.8v-6.3c0-1.5-.3-2.7-1.9-2.7s-2.3 1.1-2.3 2.7V21H9.6z';

const paths = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  linkedin,
  whatsapp: siWhatsapp.path,
  x: siX.path,
} as const;

export type IconName = keyof typeof paths;

/** A network's mark. Decorative: the link around it carries its name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
