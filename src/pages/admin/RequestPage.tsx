import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { RequestLoader } from '../../features/inbox/RequestLoader';
import type { LocationOnMap } from '../../features/inbox/RequestFacts';
import { LocationMap } from '../../features/map/LocationMap';

const showOnMap: LocationOnMap = (place) => <LocationMap key={place.address} {...place} />;

/** Page of a single request of the inbox. */
export function RequestPage() {
  const { id = '' } = useParams();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 4, md: 6 } }}>
        <RequestLoader id={id} onMap={showOnMap} />
      </Box>
    </PageWidth>
  );
}
