import { castOf, paintScene } from '../sea/paint.ts';
import type { Scene } from '../sea/scene.ts';
import { nightScenes } from '../sea/scenes/night.ts';
import type { Film } from './film.ts';

const SIZE = { width: 1280, height: 720 };

function seaAtNight(): Scene {
  const night = nightScenes.find(({ name }) => name === 'night');
  if (!night) throw new Error('there is no night');
  return { ...night, ...SIZE, boats: [], motion: 2, swell: 1.2, grit: 0.7 };
}

/** Home: the mouth of the Creek at night, behind text. */
export const homeBackground: Film = {
  key: 'videos/home-background',
  ...SIZE,
  sources: ['background.ts'],
  rate: 24,
  seconds: 5,
  data: seaAtNight(),
  prepare: async () => {
    const scene = seaAtNight();
    const cast = await castOf(scene, SIZE.width, SIZE.height);
    return (time) => paintScene(scene, cast, SIZE.width, SIZE.height, time);
  },
};
