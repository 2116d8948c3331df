/** The colours of each work that has no story; no two share a pair. */
export const worlds = {
  karak: { ground: '#7a2f17', paper: '#c9ced0', mark: '#f6c9a8', ink: '#2a0f08' },
  handloom: { ground: '#111111', paper: '#f4ead6', mark: '#b3142e' },
  pepper: { paper: '#f0d9c6', mark: '#d93a1e', ink: '#231512' },
  edavapathi: { ground: '#1c1c1c', paper: '#b9e3ff', mark: '#ff4fa0' },
  ponnu: { ground: '#bfe3d0', paper: '#fff2c9', mark: '#e0a11a', ink: '#6b2d1a' },
  ilanji: { ground: '#c98a1b', paper: '#fbf0d0', mark: '#f0bd4a', ink: '#173a22' },
  rutab: { ground: '#bfe4f5', mark: '#b0561b', ink: '#0e3b2c', green: '#8aa83a' },
  dallah: { ground: '#2b0f3a', paper: '#ffe9d6', mark: '#ff6a2b', ink: '#1b0826' },
  ezhuthu: { ground: '#ffffff', mark: '#ff6a5f', ink: '#2b4bff' },
  turf: { ground: '#1c3f94', paper: '#ffffff', mark: '#c6f24e', ink: '#0b1b4a' },
  breakHouse: { ground: '#00a2c4', paper: '#ffffff', mark: '#ff3f78', ink: '#5a2413' },
  kettu: { ground: '#e6efb4', paper: '#fdf8e4', mark: '#d6362b', ink: '#1f6670' },
} as const;
