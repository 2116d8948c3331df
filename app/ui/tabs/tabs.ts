import styles from './tabs.module.css';

/**
 * Attributes of a row of tabs, its tabs and their panels, as `start.ts` knows them: the tabs pattern of the ARIA
 * practices, for any layout. The first tab is selected; panels of others stay in the document, out of sight.
 */
export function tabs(id: string, orientation: 'horizontal' | 'vertical' = 'horizontal') {
  return {
    /** Class of the element that holds the tabs: without script it is gone and every panel is open. */
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
