import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useFullCatalogue } from '../../../api/catalogue';
import { statusOf } from '../../../api/client';
import { useRequest } from '../../../api/inbox';
import { useInvalidateInbox } from '../../../api/invalidation';
import { useCurrentUser } from '../../../api/session';
import { ReadFailed } from '../../../components/form/ReadFailed';
import { StateMessage } from '../../../components/StateMessage';
import { dayAt } from '../../../contract/days';
import type { RequestDetails } from '../../../contract/inbox';
import { availableActions } from '../../../contract/requestRules';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useText } from '../../../i18n/useText';
import { inboxTexts } from '../texts';
import { useNow } from '../useNow';
import { EditForm } from './EditForm';
import { goneChoices } from './gone';
import type { ContentSlots } from './slots';
import { contentTexts } from './texts';

export interface EditLoaderProps {
  id: string;
  /** Path of the request. */
  back: string;
  /** Parts of the form that belong to other features. */
  slots: ContentSlots;
  onDone: (request: RequestDetails) => void;
}

/** Edit of a request by id, once the request has loaded and as long as it can be changed. */
export function EditLoader({ id, back, slots, onDone }: EditLoaderProps) {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const user = useCurrentUser();
  const today = dayAt(useNow());
  const catalogue = useFullCatalogue();
  const invalidateInbox = useInvalidateInbox();
  const { data, error, mutate } = useRequest(id);
  const failed: unknown = error;
  if (data === undefined && failed !== undefined) return <ReadFailed level={1} status={statusOf(failed)} title={tInbox('failed.one')} gone={{ title: tInbox('failed.gone'), sentence: tInbox('failed.goneSentence') }} onRetry={() => void mutate()} />;
  if (data === undefined) {
    return (
      <Box role="status" aria-label={tInbox('loading')} sx={{ display: 'grid', gap: 4, maxWidth: 620 }}>
        {[56, 57, 58, 59].map((height) => (
          <Skeleton key={height} variant="rounded" sx={{ height }} />
        ))}
      </Box>
    );
  }
  const { status, erased, request } = data;
  if (!availableActions(user, { status, date: request.date, erased }, today).includes('edit')) {
    const toRequest = (
      <Button component={RouterLink} to={back} variant="outlined">
        {t('edit.back')}
      </Button>
    );
    return (
      <StateMessage illustration="plate" title={t('edit.closed')} actions={toRequest}>
        {t('edit.closedSentence')}
      </StateMessage>
    );
  }
  // Until the catalogue has loaded, and if it does not, nothing is known to be gone.
  const isKnown = !catalogue.loading && catalogue.meats.length + catalogue.sides.length > 0;
  const finish = (after: RequestDetails) => {
    void mutate(after, { revalidate: false });
    invalidateInbox();
    onDone(after);
  };
  return <EditForm key={id} {...slots} request={data} gone={isKnown ? goneChoices(request, catalogue, lists, language) : []} back={back} onDone={finish} onChanged={() => void mutate()} />;
}
