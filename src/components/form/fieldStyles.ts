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

/** A button inside a field keeps its focus ring inside too. */
export const fieldButton = { '&.Mui-focusVisible': { outlineOffset: '-4px' } } as const;
