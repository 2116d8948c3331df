import styles from './tabs.module.css';

/** Attributes of a row of tabs, its tabs and their panels, as `start.ts` knows them. The first tab is selected. */
export interface Tabs {
  /** For the element that holds the tabs. */
  list: (label: string) => {
    role: 'tablist';
    'aria-label': string;
    'aria-orientation': 'horizontal' | 'vertical';
  };
  /** For the button that is a tab. */
  tab: (index: number) => {
    id: string;
    type: 'button';
    role: 'tab';
    'aria-selected': boolean;
    'aria-controls': string;
    tabIndex: 0 | -1;
  };
  /** For the element that a tab shows. Panels of other tabs stay in the document, out of sight. */
  panel: (
    index: number,
    className?: string,
  ) => {
    id: string;
    role: 'tabpanel';
    'aria-labelledby': string;
    tabIndex: 0;
    className: string;
    'data-selected': true | undefined;
  };
  /** Class of the element that holds the tabs: without script it is gone and every panel is open. */
  listClass: string;
}

/** The tabs pattern of the ARIA practices, for any layout. */
export function tabs(id: string, orientation: 'horizontal' | 'vertical' = 'horizontal'): Tabs {
  return {
    listClass: styles.list ?? '',
    list: (label) => ({ role: 'tablist', 'aria-label': label, 'aria-orientation': orientation }),
    tab: (index) => ({
      id: `${id}-tab-${index}`,
      type: 'button',
      role: 'tab',
      'aria-selected': index === 0,
      'aria-controls': `${id}-panel-${index}`,
      tabIndex: index === 0 ? 0 : -1,
    }),
    panel: (index, className) => ({
      id: `${id}-panel-${index}`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${index}`,
      tabIndex: 0,
      className: [styles.panel, className].filter(Boolean).join(' '),
      'data-selected': index === 0 || undefined,
    }),
  };
}
