import { type Examples, samplePicture } from '../examples.ts';
import { MapFrame, MapPlan } from './map-frame.tsx';

export const examples: Examples = {
  'before the map has come': (
    <MapFrame plan={<MapPlan picture={samplePicture(1600, 760, 'A plan')} />}>
      <p>Loading Map...</p>
    </MapFrame>
  ),
};
