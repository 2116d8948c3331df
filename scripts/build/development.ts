// All styles, for development only: a build inlines each page's own styles instead. The other sheets beside
// `index.css` are not imported here, because they get their cascade layer from its `@import`s.
import '../../app/styles/index.css';
import.meta.glob('../../app/**/*.module.css', { eager: true });

/** Server-only code has no hot update, so the page reloads. */
import.meta.hot?.on('code-saved', () => location.reload());
