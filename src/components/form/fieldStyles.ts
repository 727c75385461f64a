/**
 * Every field's label stays on its upper line, empty or filled. A long one wraps, and the field moves down for it:
 * MUI's own is cut with an ellipsis.
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
 * A choice of a calendar or a clock, where rings are clipped and MUI darkens what is chosen until its figure can no
 * longer be read: its focus ring stands inside, in a colour that shows.
 */
export const pickerChoice = {
  '&.Mui-focusVisible': { outlineOffset: '-3px' },
  '&.Mui-selected:focus, &.Mui-selected:hover': { bgcolor: 'primary.main' },
  '&.Mui-selected.Mui-focusVisible': { outlineColor: 'var(--mui-palette-primary-contrastText)', outlineOffset: '-5px', bgcolor: 'primary.main' },
} as const;

/** A button inside a field keeps its focus ring inside too. */
export const fieldButton = { '&.Mui-focusVisible': { outlineOffset: '-4px' } } as const;

/** A day beside its hour: half a phone would cut the date, so the day has the larger part, and the whole line on the narrowest. */
export const dayAndHour = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 4, alignItems: 'flex-start', '& > *': { flex: '1 1 148px', minWidth: 0 }, '& > :nth-of-type(1)': { flex: '1 1 184px' } } as const;
