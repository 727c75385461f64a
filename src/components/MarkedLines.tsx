import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { longWordStyles } from './longWordStyles';

export interface MarkedLine {
  text: string;
  /** Whether this entry is severe: red, with an icon and a bar, also when printed. */
  grave: boolean;
}

/** List of lines, some of which are marked as severe. */
export function MarkedLines({ lines }: { lines: readonly MarkedLine[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, typography: 'body2' }}>
      {lines.map(({ text, grave }, index) => (
        // Lines have no name of their own, and two can be the same.
        // oxlint-disable-next-line react/no-array-index-key
        <Box component="li" key={index} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', minWidth: 0, ...(grave ? { color: 'error.main', fontWeight: 700, borderLeft: 4, borderColor: 'error.main', pl: 3, py: 1 } : {}) }}>
          {grave && <WarningAmber aria-hidden fontSize="small" sx={{ mt: '2px', flex: 'none' }} />}
          <Box component="span" sx={{ minWidth: 0, ...longWordStyles }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
