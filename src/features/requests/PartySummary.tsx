import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useWizard } from '../../components/wizard/useWizard';
import { needsTravel, type FullCatalogue } from '../../contract/summaryRequest';
import { preloadMenu } from './lazyComponents';
import { SummaryWidget, type KnownTravel } from './SummaryWidget';
import type { PartyValues } from './values';

/** Floating summary of the surrounding wizard. Hidden until the kind of request is selected. */
export function PartySummary({ catalogue, travel }: { catalogue: FullCatalogue & { loading: boolean }; travel: KnownTravel | null }) {
  const { values } = useWizard<PartyValues>();
  useEffect(preloadMenu, []);
  if (values.kind === '') return <span />;
  return (
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 100 } }}>
      <SummaryWidget values={values} catalogue={catalogue} travel={travel} road={needsTravel(values)} />
    </Box>
  );
}
