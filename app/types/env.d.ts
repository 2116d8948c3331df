/// <reference types="vite/client" />

/** What the pages need of `brand/`; scripts/build/vite-brand.ts makes it. */
declare module 'virtual:brand' {
  /** Path of the mark, in a square of 32 units. */
  export const mark: string;
  /** Path of what points onward: the mark, unless the brand has a shape for it. */
  export const pointer: string;
  /** Colour of the bars around the page. */
  export const themeColor: string;
  /** Layers of the scene that ends every page. */
  export const scene: readonly { layer: string; drawn?: 'point' | 'band' | 'field'; office?: string }[];
  /** From where pages see it, by the first part of their address. */
  export const views: Readonly<Record<string, string>>;
}

/** Rules of the typefaces that `brand/` names. */
declare module 'virtual:typefaces' {
  export const typefaces: string;
}
