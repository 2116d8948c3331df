import styles from './tabs.module.css';

/**
 * Attributes of a tab list, its tabs and panels for `start.ts`: the ARIA tabs pattern, for any layout. The first tab
 * is selected; the other panels stay in the document, hidden.
 */
export function tabs(id: string, orientation: 'horizontal' | 'vertical' = 'horizontal') {
  return {
    /** Class of the tab list: without script it is hidden and every panel shown. */
    listClass: styles.list ?? '',
    list: (label: string) =>
      ({ role: 'tablist', 'aria-label': label, 'aria-orientation': orientation }) as const,
    tab: (index: number) =>
      ({
        id: `${id}-tab-${index}`,
        type: 'button',
        role: 'tab',
        'aria-selected': index === 0,
        'aria-controls': `${id}-panel-${index}`,
        tabIndex: index === 0 ? 0 : -1,
      }) as const,
    panel: (index: number, className?: string) => ({
      id: `${id}-panel-${index}`,
      role: 'tabpanel' as const,
      'aria-labelledby': `${id}-tab-${index}`,
      tabIndex: 0,
      className: [styles.panel, className].filter(Boolean).join(' '),
      'data-selected': index === 0 || undefined,
    }),
  };
}
