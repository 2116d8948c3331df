/** Event of a form once its message is stored; bubbles. */
export const leadSent = 'lead-sent';
