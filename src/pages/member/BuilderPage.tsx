import { DietsField } from '../../features/diets/DietsField';
import { Builder } from '../../features/requests/Builder';
import { requestTexts } from '../../features/requests/texts';
import { useText } from '../../i18n/useText';
import { clearYourEventDraft } from '../public/yourEventDraft';
import { RequestFrame } from './RequestFrame';

const DIETS = <DietsField />;

/** Page on which a member composes their own event or training. */
export function BuilderPage() {
  const t = useText(requestTexts);
  return (
    <RequestFrame title={t('builder.title')} lead={t('builder.lead')}>
      {(pickers) => <Builder {...pickers} diets={DIETS} onSent={clearYourEventDraft} />}
    </RequestFrame>
  );
}
