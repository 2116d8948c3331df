/** One complexion in flat tones. */
export interface Skin {
  lit: string;
  shade: string;
  /** Colour of creases and of the line between the lips. */
  line: string;
  lip: string;
  lipShade: string;
}

/** Complexions from fair to deep. */
export const skins = {
  fair: { lit: '#F3CFAE', shade: '#CB8F69', line: '#9C5C40', lip: '#D58E77', lipShade: '#B56654' },
  olive: { lit: '#E6B88C', shade: '#B87C52', line: '#8A5334', lip: '#C77F63', lipShade: '#A05A45' },
  honey: { lit: '#D9A574', shade: '#A66B43', line: '#784426', lip: '#BC7455', lipShade: '#92503A' },
  bronze: { lit: '#CB9060', shade: '#945C38', line: '#67381E', lip: '#AE6249', lipShade: '#824232' },
  brown: { lit: '#B27549', shade: '#7C482B', line: '#532A16', lip: '#98543C', lipShade: '#6F3527' },
  umber: { lit: '#8F5939', shade: '#5E3523', line: '#3A1C11', lip: '#7E4435', lipShade: '#572B22' },
  deep: { lit: '#70432C', shade: '#43251A', line: '#27120C', lip: '#6B382D', lipShade: '#48221B' },
} satisfies Record<string, Skin>;

/** Hair as a flat tone and the tone that the sun gives it. */
export interface HairTone {
  dark: string;
  lit: string;
}

export const hairs = {
  black: { dark: '#15111A', lit: '#4A3A4A' },
  warm: { dark: '#24161A', lit: '#6B3F33' },
  brown: { dark: '#3A211A', lit: '#8A5233' },
  chestnut: { dark: '#5B3120', lit: '#B5713F' },
  fair: { dark: '#A8793F', lit: '#EBC98A' },
  grizzled: { dark: '#3C3A40', lit: '#A9A5A4' },
  grey: { dark: '#77747A', lit: '#CFCCC8' },
  white: { dark: '#B9B6B2', lit: '#F4F1EA' },
} satisfies Record<string, HairTone>;
