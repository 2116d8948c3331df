/** Ways to a file and to a field in it. */

/** The address of a file's form, and of a field there, whose words are found at once. */
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

/** Marks words in a long text, and brings their line into sight. */
function mark(area: HTMLTextAreaElement, words: string): void {
  const from = area.value.toLowerCase().indexOf(words.toLowerCase());
  if (words === '' || from < 0) return;
  area.setSelectionRange(from, from + words.length);
  const { top, height } = area.getBoundingClientRect();
  scrollBy({ top: top + (height * from) / area.value.length - innerHeight / 2 });
}

/** Takes the editor to a field, and opens what it stands in. */
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
