import { palette } from '#artwork/draw/index.ts';
import type { BoatPlace, Scene } from '../sea/scene.ts';

/** How a picture is cropped behind a title. All fields have defaults. */
export interface View {
  /** Posters: drawing units left of the poster's edge, its upper edge, and the visible height. */
  left?: number;
  top?: number;
  tall?: number;
  /** Seascapes: changes to the scene for this format. */
  scene?: (scene: Scene) => Partial<Scene>;
  /** Colour of the title; by default ink or paper, whichever has more contrast. */
  ink?: string;
  /** Space for the title in pixels; in a seascape its `foot` is the last baseline. */
  room?: { x?: number; y?: number; width?: number; height?: number; maxCap?: number; foot?: number };
  /** Position of the name: left end and baseline. */
  imprint?: { x?: number; y?: number };
}

/** The boats of a scene in order, each with changed fields; one without changes is removed. */
function boats(scene: Scene, ...changes: readonly Partial<BoatPlace>[]): BoatPlace[] {
  return (scene.boats ?? []).flatMap((boat, index) =>
    changes[index] ? [{ ...boat, ...changes[index] }] : [],
  );
}

/** The mirrored foreground, so that no palm is in front of the first letter. */
function mirrored(scene: Scene): NonNullable<Scene['front']> {
  return (scene.front ?? []).flatMap((shape) =>
    shape.kind === 'palm' ? [{ ...shape, x: 1 - shape.x, lean: -shape.lean }] : [],
  );
}

/** The foreground right of `x`, so that no palm is in front of a letter. */
function rightOf(scene: Scene, x: number): NonNullable<Scene['front']> {
  return (scene.front ?? []).filter((shape) => 'x' in shape && shape.x > x);
}

const seascapes: Record<string, View> = {
  'seascapes/dusk': {
    room: { width: 810, foot: 378 },
    scene: (scene) => ({
      horizon: 0.38,
      sun: { x: 0.86, y: 0.53, r: 0.23 },
      boats: boats(scene, { x: 0.845, size: 0.54 }),
    }),
  },
  'seascapes/night': {
    room: { width: 800 },
    scene: (scene) => ({ sun: { x: 0.89, y: 0.74, r: 0.085 }, boats: boats(scene, { x: 0.83, size: 0.44 }) }),
  },
  'seascapes/client-night': {
    room: { foot: 384 },
    scene: () => ({ horizon: 0.34, sun: { x: 0.92, y: 0.85, r: 0.06 } }),
  },
  'seascapes/seo': { room: { foot: 402 } },
  'seascapes/seo-kerala': { room: { foot: 402 } },
  'seascapes/desert': {
    room: { foot: 356 },
    scene: () => ({ horizon: 0.37, sun: { x: 0.72, y: 0.55, r: 0.19 } }),
  },
  'seascapes/shamal': {
    room: { width: 850, foot: 362 },
    scene: (scene) => ({
      horizon: 0.4,
      sun: { x: 0.87, y: 0.66, r: 0.16 },
      boats: boats(scene, { x: 0.85, size: 0.46 }),
    }),
  },
  'seascapes/office-dubai': {
    room: { width: 830 },
    scene: (scene) => ({
      horizon: 0.38,
      boats: boats(scene, { x: 0.4, size: 0.34 }, { x: 0.86, size: 0.46 }),
    }),
  },
  'seascapes/abu-dhabi': {
    room: { width: 860 },
    scene: (scene) => ({
      horizon: 0.4,
      sun: { x: 0.87, y: 0.62, r: 0.12 },
      boats: boats(scene, { x: 0.84, size: 0.34 }),
    }),
  },
  'seascapes/dawn': {
    room: { width: 740 },
    scene: (scene) => ({
      horizon: 0.4,
      sun: { x: 0.76, y: 0.55, r: 0.16 },
      boats: boats(scene, { x: 0.73, size: 0.36 }),
    }),
  },
  'seascapes/regatta': { room: { foot: 342 } },
  'seascapes/careers': {
    room: { width: 850 },
    scene: (scene) => ({ horizon: 0.42, boats: boats(scene, { x: 0.76 }, { x: 0.42, size: 0.8 }) }),
  },
  'seascapes/monsoon': {
    room: { width: 770 },
    ink: palette.paper,
    scene: (scene) => ({ horizon: 0.4, boats: boats(scene, { x: 0.81, size: 0.5 }), front: mirrored(scene) }),
  },
  'seascapes/not-found': {
    room: { width: 860 },
    scene: (scene) => ({ horizon: 0.42, boats: boats(scene, { x: 0.84, size: 0.36 }) }),
  },
  'seascapes/contact': {
    room: { width: 800 },
    scene: (scene) => ({ sun: { x: 0.87, y: 0.58, r: 0.17 }, boats: boats(scene, { x: 0.82, size: 0.5 }) }),
  },
  'seascapes/kochi': {
    room: { x: 430, width: 706 },
    ink: palette.paper,
    scene: () => ({ sun: { x: 0.215, y: 0.52, r: 0.16 } }),
  },
  'seascapes/office-kozhikode': {
    room: { width: 760 },
    scene: (scene) => ({
      horizon: 0.36,
      sun: { x: 0.79, y: 0.6, r: 0.13 },
      boats: boats(scene, { x: 0.82, size: 0.46 }),
      front: rightOf(scene, 0.5),
    }),
  },
};

const posters: Record<string, View> = {
  'posters/creative': { left: 548, imprint: { y: 420 } },
  'posters/digital': { left: 556, room: { height: 198 } },
  'posters/production': { left: 540, imprint: { y: 350 } },
  'posters/article-ai-role': { room: { height: 320 } },
  'posters/article-right-agency': { room: { y: 214, height: 300 }, ink: palette.paper },
  'posters/article-movie': { room: { height: 350 } },
  'posters/story-seo': { room: { y: 190, height: 320 }, ink: palette.paper },
  'posters/article-gen-ai': { left: 580, room: { width: 540 } },
  'posters/article-ultimate-guide': { left: 580, room: { width: 480, height: 330 } },
};

/** Views by picture key. A page may override it under its path. */
export const views: Record<string, View> = { ...seascapes, ...posters };
