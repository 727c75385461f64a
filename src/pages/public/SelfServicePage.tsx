import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { DietsField } from '../../features/diets/DietsField';
import { SelfService } from '../../features/selfservice/SelfService';

const DIETS = <DietsField />;

/** Page behind the link in a customer's mail: their own request, without an account. */
export function SelfServicePage() {
  const { token = '' } = useParams();
  return (
    <PageWidth>
      <SelfService key={token} token={token} diets={DIETS} />
    </PageWidth>
  );
}
