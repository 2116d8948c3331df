import type { Examples } from '../examples.ts';
import { MapFrame } from './map-frame.tsx';

export const examples: Examples = {
  'before the map has come': <MapFrame src="about:blank" title="Map of an office" loading="Loading Map..." />,
};
