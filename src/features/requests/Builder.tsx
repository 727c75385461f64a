import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { sendRequest } from '../../api/ownRequests';
import { OptionalFields } from '../../components/form/OptionalFields';
import { TextInput } from '../../components/form/TextInput';
import { OPTIONAL_NAMES } from '../../contract/optionalFields';
import { builderSchema } from '../../contract/memberRequest';
import { summaryOf } from '../../contract/summaryRequest';
import { useText } from '../../i18n/useText';
import { builderDraftStorage } from './drafts';
import { KindFields } from './KindFields';
import { LazyIdeaFields } from './lazyComponents';
import { MenuLoading } from './MenuLoading';
import { PeopleFields } from './PeopleFields';
import { RequestWizard, type StepContext, type RequestStep, type RequestWizardProps, type SubmitContext } from './RequestWizard';
import { requestTexts } from './texts';
import { EMPTY_BUILDER, type BuilderValues } from './values';
import { WhenFields } from './WhenFields';

/** `renderDay` renders the calendar and `renderPlace` the address picker. */
export type BuilderProps = Pick<RequestWizardProps<BuilderValues>, 'renderDay' | 'renderPlace' | 'diets' | 'onSent'>;

const buildSteps = ({ day, place, diets, catalogue }: StepContext): RequestStep<BuilderValues>[] => [
  { id: 'type', fields: ['kind', 'trainingType'], content: <KindFields /> },
  {
    id: 'people',
    fields: ['adults', 'children', 'pricePerChild', 'diets'],
    content: (
      <Box sx={{ display: 'grid', gap: 8 }}>
        <PeopleFields />
        {diets}
      </Box>
    ),
  },
  {
    id: 'when',
    fields: ['date', 'time', 'trainingPlace', 'location'],
    content: (
      <Box sx={{ display: 'grid', gap: 8 }}>
        <WhenFields day={day} />
        {place}
      </Box>
    ),
  },
  { id: 'what', fields: ['title', 'description', 'meats', 'sides', 'tools', 'contentFocus', 'reusableUtensils'], content: <Suspense fallback={<MenuLoading />}><LazyIdeaFields catalogue={catalogue} /></Suspense> },
  {
    id: 'notes',
    fields: ['notes', ...OPTIONAL_NAMES],
    content: (
      <Box sx={{ display: 'grid', gap: 8 }}>
        <TextInput name="notes" rows={5} />
        <OptionalFields />
      </Box>
    ),
  },
];

function request(values: BuilderValues, { catalogue, metres, language, settings, key }: SubmitContext) {
  const form = builderSchema.cast(values);
  const totalCost = summaryOf(form, catalogue, metres, settings).totalCents / 100;
  return { totalCost, post: () => sendRequest({ ...form, totalCost, language }, { language, key }) };
}

/** Wizard in which a member composes and requests a custom event or training. */
export function Builder(props: BuilderProps) {
  const t = useText(requestTexts);
  return <RequestWizard {...props} label={t('builder.label')} schema={builderSchema} initialValues={EMPTY_BUILDER} memory={builderDraftStorage} buildSteps={buildSteps} end="review" request={request} />;
}
