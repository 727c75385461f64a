import { useParams } from 'react-router-dom';
import { OnePlace } from '../../features/seats/OnePlace';

/** Where the link of a mail about seats leads. */
export function PlacesPage() {
  const { token = '' } = useParams();
  return <OnePlace token={token} />;
}
