/** Told to the document when a followed link has led to another page. */
export const pageShown = 'page-shown';
