import { type KeyboardEvent, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tabs {
  selected: number;
  /** For the element that holds the tabs. */
  list: (label: string) => {
    role: 'tablist';
    'aria-label': string;
    'aria-orientation': 'horizontal' | 'vertical';
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** For the button that is a tab. */
  tab: (index: number) => {
    id: string;
    type: 'button';
    role: 'tab';
    'aria-selected': boolean;
    'aria-controls': string;
    tabIndex: 0 | -1;
    onClick: () => void;
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

/** Where a key leads from a tab, after the ARIA practices; undefined for keys that lead nowhere. */
function target(key: string, from: number, count: number, vertical: boolean): number | undefined {
  const [back, forth] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case back:
      return (from - 1 + count) % count;
    case forth:
      return (from + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The tabs pattern of the ARIA practices, for any layout: arrows, Home and End move and select at once, and the
 * row of tabs is one stop of the keyboard.
 */
export function useTabs(count: number, orientation: 'horizontal' | 'vertical' = 'horizontal'): Tabs {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const tabId = (index: number): string => `${id}tab-${index}`;
  const panelId = (index: number): string => `${id}panel-${index}`;

  return {
    selected,
    listClass: styles.list ?? '',
    list: (label) => ({
      role: 'tablist',
      'aria-label': label,
      'aria-orientation': orientation,
      onKeyDown: (event) => {
        const next = target(event.key, selected, count, orientation === 'vertical');
        if (next === undefined) return;
        event.preventDefault();
        setSelected(next);
        document.getElementById(tabId(next))?.focus();
      },
    }),
    tab: (index) => ({
      id: tabId(index),
      type: 'button',
      role: 'tab',
      'aria-selected': index === selected,
      'aria-controls': panelId(index),
      tabIndex: index === selected ? 0 : -1,
      onClick: () => setSelected(index),
    }),
    panel: (index, className) => ({
      id: panelId(index),
      role: 'tabpanel',
      'aria-labelledby': tabId(index),
      tabIndex: 0,
      className: [styles.panel, className].filter(Boolean).join(' '),
      'data-selected': index === selected || undefined,
    }),
  };
}
