/** A dialog whose head stays where it is when what it says arrives: a press that has begun there still counts. */
export const fromTheTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const;
