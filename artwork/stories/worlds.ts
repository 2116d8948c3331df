/** The colours of each story, the same as in its content. */
export const worlds = {
  algate: { ground: '#1436c4', paper: '#f6f2e6', mark: '#ffc62b', ink: '#081550' },
  seo: { ground: '#061c16', paper: '#dfe8dc', mark: '#ffe04a', ink: '#0b2e25' },
  'shama-perfumes': { ground: '#3a0d24', paper: '#f3dcd6', mark: '#f08aa5', ink: '#2a0719' },
  med7online: { ground: '#00594d', paper: '#eefaf4', mark: '#ff8f78', ink: '#06231f' },
  'amend-dental': { ground: '#0a6180', paper: '#f4fdff', mark: '#ffb3c1', ink: '#05263a' },
  'riso-detergents': { ground: '#45268a', paper: '#f3f0ff', mark: '#6fe3c1', ink: '#170a33' },
  'mall-of-mukkam': { ground: '#8f3d14', paper: '#fff3e0', mark: '#7fe0d0', ink: '#2e1004' },
  'organic-netra': { ground: '#5c3d1e', paper: '#f3e4c8', mark: '#a5d65c', ink: '#22150a' },
  branding: { ground: '#0c1424', paper: '#fbf6ee', mark: '#ffb547', ink: '#14203a' },
  creative: { ground: '#97164a', paper: '#fff0d8', mark: '#ffb81c', ink: '#3b0720' },
  digital: { ground: '#14532d', paper: '#f2fbe9', mark: '#d8ff3e', ink: '#05230f' },
  performance: { ground: '#0b5563', paper: '#f4f1ea', mark: '#ffa63d', ink: '#06222a' },
  mathi: { ground: '#0d2b33', paper: '#d9e4e2', mark: '#ff5a3c', ink: '#06181d' },
  ferryfar: { ground: '#7d0f2e', paper: '#e2f3f0', mark: '#35d0c4', ink: '#2b0510' },
  nangooram: { ground: '#39434c', paper: '#f3f1e4', mark: '#ffd91f', ink: '#14171a' },
  production: { ground: '#1c1c22', paper: '#f5efe6', mark: '#ff6a4d', ink: '#0e0e12' },
  'social-media': { ground: '#b01226', paper: '#fff6df', mark: '#ffd400', ink: '#2b0308' },
  'web-development': { ground: '#5b1a1a', paper: '#f6ece2', mark: '#f2a65a', ink: '#240808' },
} as const;

export type World = (typeof worlds)[keyof typeof worlds];
