import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import type { DayInputProps } from '../../components/form/DayInput';
import { longWordStyles } from '../../components/longWordStyles';
import { PageWidth } from '../../components/PageWidth';
import { FreeDayInput } from '../../features/freedays/FreeDayInput';
import type { LocationFieldSlot } from '../../components/form/locationField';

// Lazy, because the address is asked only some steps later.
const AddressPicker = lazy(async () => ({ default: (await import('../../features/map/AddressPicker')).AddressPicker }));
const renderDay = (slot: DayInputProps) => <FreeDayInput {...slot} />;
const renderPlace = (slot: LocationFieldSlot) => (
  <Suspense fallback={<Box sx={{ minHeight: 420 }} />}>
    <AddressPicker {...slot} />
  </Suspense>
);

const PICKERS = { renderDay, renderPlace };

export interface RequestFrameProps {
  title: string;
  lead: string;
  /** Renders the wizard with the calendar and the address picker. */
  children: (pickers: typeof PICKERS) => ReactNode;
}

/** Layout of a page with a step-by-step request form. */
export function RequestFrame({ title, lead, children }: RequestFrameProps) {
  return (
    <PageWidth>
      <Box sx={{ pt: { xs: 8, md: 12 }, mb: { xs: 8, md: 10 } }}>
        <Typography variant="h1" sx={longWordStyles}>
          {title}
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1.2rem', maxWidth: '60ch' }}>{lead}</Typography>
      </Box>
      {children(PICKERS)}
    </PageWidth>
  );
}
