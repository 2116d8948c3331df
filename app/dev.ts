/** Styles of everything. A build puts those of each page into its document; in development the browser fetches them. */
import.meta.glob('./**/*.css', { eager: true });

/** What only the server runs is shown by asking for the page anew. */
import.meta.hot?.on('code-saved', () => location.reload());
