/** Styles of a `details` element: its summary is large enough to press, and its content keeps clear of the summary's focus ring. */
export const disclosureStyles = {
  '& > summary': { cursor: 'pointer', boxSizing: 'border-box', minHeight: 44, py: '10px' },
  '&[open] > summary': { mb: 3 },
} as const;
