/** Whether the visitor asked for less data (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  return (
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
  );
}
