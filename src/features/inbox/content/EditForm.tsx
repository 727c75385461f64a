import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { deleteDrafts } from '../../../api/draftStore';
import { Form } from '../../../components/form/Form';
import { RadioCardInput } from '../../../components/form/RadioCardInput';
import { versionedFormTexts } from '../../../components/form/versionedFormTexts';
import { PARTIES } from '../../../contract/agreement';
import { readDetails } from '../../../contract/bookingNotes';
import type { RequestDetails } from '../../../contract/inbox';
import { useText } from '../../../i18n/useText';
import { adjustmentOf } from '../adjusting';
import { inboxTexts } from '../texts';
import { useRequestAction } from '../useRequestAction';
import { ContentFields } from './ContentFields';
import { editDraftName, loadEditDraft, saveEditDraft } from './editDraft';
import { EditEffect } from './EditEffect';
import { EditEnd } from './EditEnd';
import { EditMail, useEditDraftText } from './EditMail';
import { EditPrice } from './EditPrice';
import { completeFields, editRule, mailOf, type EditValues } from './editValues';
import { EventTypeField } from './EventTypeField';
import { FormSection } from './FormSection';
import { FoundDraft } from './FoundDraft';
import type { GoneChoice } from './gone';
import type { ContentField } from './rebase';
import type { ContentSlots } from './slots';
import { contentTexts } from './texts';
import { useConflictLabel } from './useConflictLabel';
import { useEditedPrice, type EditedPrice } from './useEditedPrice';
import { useRebase } from './useRebase';
import { contentOf, formField } from './values';

export interface EditFormProps extends ContentSlots {
  request: RequestDetails;
  /** Choices of the request that are no longer offered. */
  gone: readonly GoneChoice[];
  /** Path of the request. */
  back: string;
  onDone: (request: RequestDetails) => void;
  /** Called when the request has changed since it was loaded, so the caller must refetch it. */
  onChanged: () => void;
}

/** Calculated price that the form is checked against, and whether it is of earlier values. */
type FormPrice = Pick<EditedPrice, 'calculated' | 'pending'>;

interface BodyProps extends Pick<EditFormProps, 'request' | 'gone' | 'back'>, ContentSlots {
  /** Fields that had changed elsewhere too when the draft was loaded. */
  bothInDraft: ContentField[] | null;
  onPrice: (price: FormPrice) => void;
  isDraftStored: boolean;
  failure: string | null;
}

/** Fields, price, letter and bar, inside the form whose values they follow. */
function Body({ request, gone, back, bothInDraft, onPrice, isDraftStored, failure, ...slots }: BodyProps) {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const price = useEditedPrice(request);
  const { calculated, edited, pending } = price;
  useEffect(() => onPrice({ calculated, pending }), [calculated, pending, onPrice]);
  const both = useRebase(request, bothInDraft);
  const conflictLabel = useConflictLabel();
  const isAgreed = request.proposals.some(({ state }) => state === 'accepted');
  const isProposed = request.proposals.some(({ state }) => state === 'open');
  const { eventType } = contentOf(request.request);
  const isMembers = eventType === '';
  const notice = both === null ? '' : conflictLabel(both);
  // The notice says the same, and which fields to check.
  const shownFailure = notice !== '' && failure === tInbox('problem.changed') ? null : failure;
  const what = (
    <>
      {!isMembers && <EventTypeField current={eventType} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('edit.day')}
      </Typography>
    </>
  );
  return (
    <>
      <ContentFields
        {...slots}
        isMembers={isMembers}
        gone={gone}
        occasion={{ title: t('sections.what'), fields: what }}
        onTravel={() => {}}
        aside={
          <>
            <FormSection title={t('preview.title')}>
              <EditPrice price={price} />
            </FormSection>
            <RadioCardInput name="askedBy" columns={1} options={PARTIES.map((value) => ({ value, label: t(`parties.${value}`) }))} />
            {edited && <EditEffect effect={edited.effect} isProposed={isProposed} />}
            <EditMail request={request} edited={edited} isAgreed={isAgreed} />
          </>
        }
      />
      <EditEnd price={price} isAgreed={isAgreed} back={back} isDraftStored={isDraftStored} failure={shownFailure} notice={notice} />
    </>
  );
}

/** Form that changes everything of a request but its day. What is typed survives an error, a reload and a change by another tab. */
export function EditForm({ request, gone, back, onDone, onChanged, ...slots }: EditFormProps) {
  const t = useText(contentTexts);
  const tVersioned = useText(versionedFormTexts);
  const [drafted] = useState(() => loadEditDraft(request));
  const [{ calculated, pending }, setPrice] = useState<FormPrice>({ calculated: null, pending: true });
  const [isDraftStored, setDraftStored] = useState(true);
  const draftText = useEditDraftText(request);
  const isSaved = useRef(false);
  const name = editDraftName(request.id);
  const { eventTime } = readDetails(request.request);
  // Initial values are fixed, so that revalidating the request does not overwrite the input.
  const [initialValues] = useState<EditValues>(() => {
    const values = { ...contentOf(request.request), askedBy: 'owner' as const, adjusting: false, withMail: !request.proposals.some(({ state }) => state === 'accepted'), lines: [], reason: '', subject: '', text: '' };
    return { ...values, ...draftText(values, null) };
  });
  const draft = useMemo(
    () => ({
      read: () => drafted?.values ?? null,
      keep: (values: EditValues) => {
        // The saved request changes the form once more before its page is left.
        if (!isSaved.current) setDraftStored(saveEditDraft(request, values, initialValues));
      },
    }),
    [drafted, request, initialValues],
  );
  const found = { found: t('edit.found'), discard: tVersioned('draft.discard'), discarded: tVersioned('draft.discarded'), undo: tVersioned('draft.undo') };
  const { attempt, failure } = useRequestAction({
    request,
    onDone: (after) => {
      isSaved.current = true;
      deleteDrafts(name);
      onDone(after);
    },
    onChanged,
    fieldOf: formField,
  });
  return (
    <Form<EditValues>
      schema={useMemo(() => editRule(calculated), [calculated])}
      initialValues={initialValues}
      texts={contentTexts}
      draft={draft}
      onSubmit={async (values, { setStatus }) => {
        const fields = completeFields(values, eventTime);
        if (fields === null) return;
        // Own lines belong to the calculated ones, which are not known yet.
        if (values.adjusting && (calculated === null || pending)) return setStatus({ reason: t('preview.wait') });
        const lines = values.adjusting && calculated ? adjustmentOf(values, calculated.after).lines : null;
        await attempt({ call: 'editBooking', body: { fields, lines, askedBy: values.askedBy, reason: values.reason.trim(), letter: mailOf(values) } }, setStatus);
      }}
    >
      {drafted && <FoundDraft<EditValues> texts={found} initialValues={initialValues} drafted={drafted.values} />}
      <Body {...slots} request={request} gone={gone} back={back} bothInDraft={drafted?.both ?? null} onPrice={setPrice} isDraftStored={isDraftStored} failure={failure} />
    </Form>
  );
}
