import { siFacebook, siWhatsapp, siX } from 'simple-icons';

/** LinkedIn's mark, which the icon set no longer carries. On its 24 unit grid. */
const linkedin =
  'M3 3h4.2v4.2H3zM3.2 9.2h3.8V21H3.2zM9.6 9.2h3.7v1.6c.6-1 1.9-1.9 3.8-1.9 3.2 0 4.3 2 4.3 5.200V21h-3.8v-6.3c0-1.5-.3-2.7-1.9-2.7s-2.3 1.1-2.3 2.7V21H9.6z';

/** Instagram's mark, simplified: the set's outline adds 0.7 KB to every page, compressed. */
const instagram =
  'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2Zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4Zm0 2.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm6.4-3.850a1.45 1.45 0 1 1 0 2.9 1.45 1.45 0 0 1 0-2.9Z';

const paths: Readonly<Record<string, string>> = {
  facebook: siFacebook.path,
  instagram,
  linkedin,
  phone:
    'M7 2 10 3.2 10.7 8 8.500 9.800C9.700 12.400 11.600 14.300 14.2 15.5L16 13.300 20.800 14 22 17C21.500 20 19.500 21.600 16.700 21.300 9 20.400 3.600 15 2.700 7.300 2.400 4.500 4 2.500 7 2Z',
  whatsapp: siWhatsapp.path,
  x: siX.path,
};

/** An icon by name, or any outline on a 24 unit grid. Decorative: the link around it has the name. */
export function Icon({ name, outline = paths[name] }: { name: string; outline?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
