import type { Plugin } from 'vite';

/**
 * Documents carry the styles of their page, so that the browser's code needs only the names of classes: of a build's
 * style sheets it gets none.
 */
export function stylesInDocuments(): Plugin {
  return {
    name: 'styles-in-documents',
    apply: 'build',
    transform: {
      // After the names of a module's classes are known, and before its styles are noted.
      filter: { id: /\.css$/ },
      handler() {
        return this.environment.name === 'client' ? { code: '', map: null } : undefined;
      },
    },
  };
}
