import type { Plugin } from 'vite';

/** Documents inline the styles of their page, so the browser bundle needs only class names and no style sheets. */
export function stylesInDocuments(): Plugin {
  return {
    name: 'styles-in-documents',
    apply: 'build',
    transform: {
      // Runs after class names are resolved and before the styles are emitted.
      filter: { id: /\.css$/ },
      handler() {
        return this.environment.name === 'client' ? { code: '', map: null } : undefined;
      },
    },
  };
}
