import type { BoatColors } from '../boats/boat.ts';

export const INK = '#070c16';

/** Dark in backlight, with ember seams. */
export const inkBoat: BoatColors = {
  sail: '#14203a',
  sail2: '#0c1424',
  shade: '#070c16',
  seam: '#f0562b',
  spar: '#070c16',
  hull: '#070c16',
  trim: '#f0562b',
  flag: '#f0562b',
};

/** New cloth in low light. */
export const creamBoat: BoatColors = {
  sail: '#fbf6ee',
  sail2: '#e3cdaf',
  shade: '#e8a35c',
  seam: '#c23d14',
  spar: '#1b1414',
  hull: '#0c1424',
  trim: '#f0562b',
  flag: '#f0562b',
};

/** Cream cloth with the evening red in its leech. */
export const eveningBoat: BoatColors = {
  ...creamBoat,
  shade: '#f0562b',
  spar: INK,
  hull: INK,
  trim: '#ffb547',
  flag: '#ffb547',
};

export const moonBoat: BoatColors = {
  sail: '#f5eadb',
  sail2: '#b9b3a4',
  shade: '#5a7f86',
  seam: '#0b3b4a',
  spar: INK,
  hull: INK,
  trim: '#ffb547',
  flag: '#ffb547',
};

/** Bark-tanned cloth against green water. */
export const emberBoat: BoatColors = {
  sail: '#f0562b',
  sail2: '#c23d14',
  shade: '#8e2b12',
  seam: '#5c1a0a',
  spar: '#0c1424',
  hull: '#0c1424',
  trim: '#ffb547',
  flag: '#ffb547',
};

export const dustBoat: BoatColors = {
  sail: '#3a2a22',
  sail2: '#2b2220',
  shade: '#1b1414',
  seam: '#7a4a2a',
  spar: '#1b1414',
  hull: '#1b1414',
  trim: '#c23d14',
  flag: '#c23d14',
};

export const silverBoat: BoatColors = {
  sail: '#f4f3ee',
  sail2: '#c5c9cb',
  shade: '#8e979d',
  seam: '#6f7a83',
  spar: '#0c1424',
  hull: '#0c1424',
  trim: '#c5c9cb',
  flag: '#c23d14',
};

export const bronzeBoat: BoatColors = {
  sail: '#d08a54',
  sail2: '#a9622f',
  shade: '#7a431e',
  seam: '#5c2f12',
  spar: '#0c1424',
  hull: '#0c1424',
  trim: '#d08a54',
  flag: '#c23d14',
};
