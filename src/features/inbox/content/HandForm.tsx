import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, useState } from 'react';
import { enterRequest } from '../../../api/agreement';
import { ApiError } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/drafts';
import { CheckboxInput } from '../../../components/form/CheckboxInput';
import { dayAndHour } from '../../../components/form/fieldStyles';
import { Form } from '../../../components/form/Form';
import type { KnownTravel } from '../../../components/form/locationField';
import { TimeInput } from '../../../components/form/TimeInput';
import { dayAt } from '../../../contract/days';
import type { RequestDetails } from '../../../contract/inbox';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText } from '../../../i18n/useText';
import { SendButton } from '../SendButton';
import { inboxTexts } from '../texts';
import { useNow } from '../useNow';
import { ContentFields } from './ContentFields';
import { DayNote } from './DayNote';
import { EventTypeField } from './EventTypeField';
import { FoundDraft } from './FoundDraft';
import { withoutGone, type GoneChoice } from './gone';
import { handSchema } from './schemas';
import type { HandSlots } from './slots';
import { loadValues, saveValues } from './storedValues';
import { contentTexts } from './texts';
import { byHandOf, formField, HAND_SHAPE, type HandValues } from './values';

/** Button, with what the request and its email do. */
function Submit() {
  const t = useText(contentTexts);
  const { values } = useFormikContext<HandValues>();
  const reachable = values.email.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'stretch' }}>
      {reachable && <CheckboxInput name="notify" />}
      <SendButton label={t(reachable && values.notify ? 'new.submitSend' : 'new.submit')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('new.promise')}
      </Typography>
    </Box>
  );
}

export interface HandFormProps extends HandSlots {
  /** Name of the draft on this device. */
  draftName: string;
  initialValues: HandValues;
  /** Choices of the request that the form starts from and that are no longer offered: they are not sent. */
  gone: readonly GoneChoice[];
  /** Card of the customer in the book, if the form starts from it. */
  customerId: string | null;
  onEntered: (request: RequestDetails) => void;
}

/** Form of a request that the owner enters. The input is stored as a draft until the request is stored, which happens once however often it is sent. */
export function HandForm({ draftName, initialValues, gone, customerId, onEntered, renderPrice, renderDay, ...slots }: HandFormProps) {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const language = useLanguage();
  const today = dayAt(useNow());
  const [drafted] = useState(() => loadValues(draftName, HAND_SHAPE));
  const key = useRef(drafted?.beside['key'] ?? newIdempotencyKey());
  const [failure, setFailure] = useState<string | null>(null);
  const [travel, setTravel] = useState<KnownTravel | null>(null);
  const context = useMemo(() => ({ today }), [today]);
  const draft = useMemo(
    () => ({
      read: () => drafted?.values ?? null,
      keep: (values: HandValues) => saveValues(draftName, { values, beside: { key: key.current } }),
    }),
    [draftName, drafted],
  );
  const submit = useCallback(
    async (values: HandValues, setStatus: (refused: Record<string, string>) => void) => {
      setFailure(null);
      try {
        const request = await enterRequest(byHandOf(withoutGone(values, gone), customerId), { language, key: key.current });
        saveValues(draftName, null);
        onEntered(request);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) return setFailure(tInbox('problem.unreachable'));
        // Other content under the same key would be refused.
        key.current = newIdempotencyKey();
        saveValues(draftName, { values, beside: { key: key.current } });
        const refused = Object.entries(error.fields).map(([path, sentence]) => [formField(path), sentence]);
        if (refused.length > 0) return setStatus(Object.fromEntries(refused) as Record<string, string>);
        setFailure(tInbox('problem.refused', { reason: error.message }));
      }
    },
    [customerId, draftName, gone, language, onEntered, tInbox],
  );
  const found = { found: t('new.draft.found'), discard: t('new.draft.discard'), discarded: t('new.draft.discarded'), undo: t('new.draft.undo') };
  const when = (
    <>
      <EventTypeField />
      <Box sx={dayAndHour}>
        {renderDay({ name: 'eventDate', required: true, min: today })}
        <TimeInput name="eventTime" required />
      </Box>
      <DayNote today={today} />
    </>
  );
  return (
    <Form<HandValues> schema={handSchema} context={context} initialValues={initialValues} texts={contentTexts} draft={draft} onSubmit={(values, { setStatus }) => submit(values, setStatus)}>
      {drafted && <FoundDraft<HandValues> texts={found} initialValues={initialValues} drafted={drafted.values} />}
      <ContentFields
        {...slots}
        renderDay={renderDay}
        occasion={{ title: t('sections.when'), fields: when }}
        onTravel={setTravel}
        isAsideSticky
        aside={
          <>
            {renderPrice(travel)}
            {failure !== null && (
              <Alert severity="error" variant="outlined">
                {failure}
              </Alert>
            )}
            <Submit />
          </>
        }
      />
    </Form>
  );
}
