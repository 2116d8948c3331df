import { useSite } from '#app/site/site.tsx';
import { DialogFrame } from '#app/ui/dialog/dialog.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { searchId } from './search-button.tsx';
import SearchPanel from './search-panel.island.tsx';
import styles from './search.module.css';

/** The closed search. Code and index load when it is first opened. */
export function Search() {
  const { dialog, search } = useSite().words;
  return (
    <DialogFrame id={searchId} label={search.label} closeLabel={dialog.close} className={styles.dialog}>
      <Island name="search-panel" component={SearchPanel} props={{ words: search }} />
    </DialogFrame>
  );
}
