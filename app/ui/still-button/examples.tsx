import { type Examples, samplePicture } from '../examples.ts';
import { StillButton } from './still-button.tsx';

const picture = samplePicture(400, 500, 'A sun over the sea');

export const examples: Examples = {
  'starts a film': <StillButton picture={picture} sizes="320px" label="Play the film" opens="film" />,
};
