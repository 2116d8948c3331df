/** The drawing kit. Units are those of a 400 by 500 poster; angles state their own unit. */
export * from './palette.ts';
export * from './random.ts';
export * from './svg.ts';
export * from './shapes.ts';
export * from './stipple.ts';
export * from './sky.ts';
export * from './sea.ts';
export * from './land.ts';
export * from './palmtree.ts';
export * from './sail.ts';
export * from './boats/sambuk.ts';
export * from './boats/boom.ts';
export * from './boats/uru.ts';
export * from './boats/small.ts';
export type { Look } from './boats/vessel.ts';
