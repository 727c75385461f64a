/**
 * Label that always stays above the field, whether empty or filled. A long label wraps and moves the field down, whereas MUI's label is truncated
 * with an ellipsis.
 */
export const fieldLabel = {
  position: 'static',
  alignSelf: 'flex-start',
  transform: 'none',
  maxWidth: 'calc(100% - 28px)',
  mx: '14px',
  my: '-9px',
  fontSize: '0.8rem',
  lineHeight: '18px',
  whiteSpace: 'normal',
  overflow: 'visible',
  overflowWrap: 'anywhere',
} as const;

/**
 * Option of a calendar or clock. The focus ring is drawn inside, in a visible colour, because focus rings are clipped there. The background is
 * overridden, because MUI darkens the selected option until its number is illegible.
 */
export const pickerChoice = {
  '&.Mui-focusVisible': { outlineOffset: '-3px' },
  '&.Mui-selected:focus, &.Mui-selected:hover': { bgcolor: 'primary.main' },
  '&.Mui-selected.Mui-focusVisible': { outlineColor: 'var(--mui-palette-primary-contrastText)', outlineOffset: '-5px', bgcolor: 'primary.main' },
} as const;

/** Focus ring inside the edges of a button within a field. */
export const fieldButton = { '&.Mui-focusVisible': { outlineOffset: '-4px' } } as const;

/**
 * Layout of a day field beside a time field. The day field takes the larger part, because half of a phone's width would truncate the date. On the
 * narrowest screens each field takes a full row.
 */
export const dayAndHour = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 4, alignItems: 'flex-start', '& > *': { flex: '1 1 148px', minWidth: 0 }, '& > :nth-of-type(1)': { flex: '1 1 184px' } } as const;
