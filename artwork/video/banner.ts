import { castOf, paintScene } from '../sea/paint.ts';
import { home } from '../sea/scenes/home.ts';
import type { Film } from './film.ts';

const SIZE = { width: 1280, height: 720 };

const stage = { ...home, ...SIZE, motion: 1.6, swell: 1.3, grit: 0.5 };

/** Home: the evening sea behind the headline. */
export const homeBanner: Film = {
  key: 'videos/home-banner',
  ...SIZE,
  sources: ['banner.ts'],
  rate: 24,
  seconds: 5,
  data: stage,
  prepare: async () => {
    const cast = await castOf(stage, SIZE.width, SIZE.height);
    return (time) => paintScene(stage, cast, SIZE.width, SIZE.height, time);
  },
};
