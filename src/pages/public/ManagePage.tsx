import { useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { DietsField } from '../../features/diets/DietsField';
import { Manage } from '../../features/manage/Manage';

const DIETS = <DietsField />;

/** Page behind the link in a customer's mail: their own request, without an account. */
export function ManagePage() {
  const { token = '' } = useParams();
  return (
    <PageWidth>
      <Manage key={token} token={token} diets={DIETS} />
    </PageWidth>
  );
}
