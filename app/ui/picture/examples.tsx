import { type Examples, samplePicture } from '../examples.ts';
import { Picture } from './picture.tsx';

const wide = samplePicture(960, 400, 'A low sun over a field');
const upright = samplePicture(400, 500, 'A low sun over a field');

export const examples: Examples = {
  'its own ratio': <Picture picture={wide} sizes="100vw" />,
  'another composition below 768 px': (
    <Picture picture={wide} sizes="100vw" narrow={{ picture: upright, below: 768, sizes: '100vw' }} />
  ),
};
