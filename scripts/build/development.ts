// Styles of everything. A build puts those of each page into its document; in development the browser fetches them.
// The sheets beside `index.css` have no layer of their own: only through it do they stand in one.
import '../../app/styles/index.css';
import.meta.glob('../../app/**/*.module.css', { eager: true });

/** What only the server runs is shown by asking for the page anew. */
import.meta.hot?.on('code-saved', () => location.reload());
