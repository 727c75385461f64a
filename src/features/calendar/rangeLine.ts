/** Styles of the rule above a column of days: double for weekends, single for weekdays. */
export const rangeLine = (weekend: boolean) =>
  weekend
    ? ({ height: 6, borderTop: '2px solid', borderBottom: '2px solid', borderColor: 'secondary.main' } as const)
    : ({ height: 6, borderTop: '2px solid', borderColor: 'text.secondary' } as const);
