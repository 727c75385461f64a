/** The line over a column of days: double over the weekend's, single over the others. */
export const rangeLine = (weekend: boolean) =>
  weekend
    ? ({ height: 6, borderTop: '2px solid', borderBottom: '2px solid', borderColor: 'secondary.main' } as const)
    : ({ height: 6, borderTop: '2px solid', borderColor: 'text.secondary' } as const);
