/** Told by a form, up through the document, once its message is stored. */
export const leadSent = 'lead-sent';
