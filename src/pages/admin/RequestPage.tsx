import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { OneRequest } from '../../features/inbox/OneRequest';
import { PlaceMap } from '../../features/map/PlaceMap';

/** One request of the inbox. */
export function RequestPage() {
  const { id = '' } = useParams();
  return (
    <PageWidth>
      <Box sx={{ py: { xs: 4, md: 6 } }}>
        <OneRequest id={id} onMap={(place) => <PlaceMap key={place.address} {...place} />} />
      </Box>
    </PageWidth>
  );
}
