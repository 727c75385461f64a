import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useWizard } from '../../components/wizard/useWizard';
import { needsTravel, type FullCatalogue } from '../../contract/summaryRequest';
import { SummaryWidget } from './SummaryWidget';
import type { PartyValues } from './values';
import type { KnownTravel } from '../../components/form/locationField';

export interface PartySummaryProps {
  catalogue: FullCatalogue & { loading: boolean };
  travel: KnownTravel | null;
  /** Called once when the summary is mounted, to preload the next steps. Must be stable. */
  onMount: () => void;
}

/** Floating summary of the surrounding wizard. Hidden until the kind of request is selected. */
export function PartySummary({ catalogue, travel, onMount }: PartySummaryProps) {
  const { values } = useWizard<PartyValues>();
  useEffect(onMount, [onMount]);
  if (values.kind === '') return <span />;
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 100 } }}>
      <SummaryWidget values={values} catalogue={catalogue} travel={travel} road={needsTravel(values)} />
    </Box>
  );
}
