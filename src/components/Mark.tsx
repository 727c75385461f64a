import Box from '@mui/material/Box';
import { FLAME, TILE_RADIUS } from '../contract/mark';
import type { Look } from '../contract/settings';

/** Font size by the number of letters, in pixels. */
const LETTER_SIZES = [18, 18, 14, 9] as const;

/** Mark of the business: a flame, or its initials on a tile. Decorative, because the name of the business stands beside it. */
export function Mark({ mark: { kind, initials } }: Pick<Look, 'mark'>) {
  if (kind === 'initials') {
    return (
      <Box
        component="span"
        aria-hidden="true"
        sx={{ typography: 'h3', flex: 'none', display: 'inline-grid', placeItems: 'center', width: 28, height: 28, borderRadius: `${100 * TILE_RADIUS}%`, bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700, fontSize: LETTER_SIZES[initials.length] ?? 9, lineHeight: 1, letterSpacing: 0 }}
      >
        {initials}
      </Box>
    );
  }
  return (
    <svg width={FLAME.width} height={FLAME.height} viewBox={`0 0 ${FLAME.width} ${FLAME.height}`} aria-hidden="true">
      <path d={FLAME.body} fill="var(--mui-palette-primary-main)" />
      <path d={FLAME.hollow} fill="var(--mui-palette-background-default)" />
    </svg>
  );
}
