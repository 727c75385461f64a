import { useParams } from 'react-router-dom';
import { ReservationLoader } from '../../features/seats/ReservationLoader';

/** Page behind the link in a mail about seats. */
export function ReservationPage() {
  const { token = '' } = useParams();
  return <ReservationLoader token={token} />;
}
