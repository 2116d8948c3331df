import { type Examples, samplePicture } from '../examples.ts';
import { MapFrame } from './map-frame.tsx';

export const examples: Examples = {
  'before the map has come': (
    <MapFrame
      src="about:blank"
      title="Map of an office"
      plan={samplePicture(1600, 500, 'A plan')}
      loading="Loading Map..."
    />
  ),
};
