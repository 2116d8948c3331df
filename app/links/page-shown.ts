/** Event on the document after navigation has shown another page. */
export const pageShown = 'page-shown';
