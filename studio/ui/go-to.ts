/** Navigation to a file and a field in it. */

/** The URL of a file's form, optionally with a field and words to highlight in it. */
export function editAddress(file: string, at = '', words = ''): string {
  const query = new URLSearchParams({ ...(at && { at }), ...(words && { words }) }).toString();
  return `#/edit/${file}${query && `?${query}`}`;
}

/** `jobs 6 > id` is the field whose id ends with `jobs-5-id`. */
export function partOf(field: string): string {
  return field
    .split(' > ')
    .map((step) => step.replace(/ (\d+)$/, (_all, place) => `-${Number(place) - 1}`))
    .join('-');
}

/** Selects words in a long text, and scrolls to them. */
function mark(area: HTMLTextAreaElement, words: string): void {
  const from = area.value.toLowerCase().indexOf(words.toLowerCase());
  if (words === '' || from < 0) return;
  area.setSelectionRange(from, from + words.length);
  const { top, height } = area.getBoundingClientRect();
  scrollBy({ top: top + (height * from) / area.value.length - innerHeight / 2 });
}

/** Focuses a field, and opens the elements around it. */
export function goTo(at: string, words = ''): void {
  const id = `field-${at}`;
  const target = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}-"]`);
  if (!target) return;
  for (
    let around = target.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  target.scrollIntoView({ block: 'center' });
  target.focus();
  if (target instanceof HTMLTextAreaElement) mark(target, words);
}
