import { useParams } from 'react-router-dom';
import { OnePlace } from '../../features/seats/OnePlace';

/** Page behind the link in a mail about seats. */
export function PlacesPage() {
  const { token = '' } = useParams();
  return <OnePlace token={token} />;
}
