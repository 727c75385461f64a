/** Aligns a dialog at the top, so that its header does not move when the content loads. A click that started on the header would otherwise miss. */
export const fromTheTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const;
