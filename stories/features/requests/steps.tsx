import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { STORAGE_KEYS } from '../../../src/api/storage';
import { Form } from '../../../src/components/form/Form';
import { TextBox } from '../../../src/components/form/TextBox';
import { WizardContext } from '../../../src/components/wizard/useWizard';
import { readContentFocus } from '../../../src/contract/contentFocus';
import { builderSchema } from '../../../src/contract/memberRequest';
import type { FullCatalogue } from '../../../src/contract/summaryRequest';
import { requestTexts } from '../../../src/features/requests/texts';
import { EMPTY_BUILDER, EMPTY_WIZARD, type BuilderValues, type WizardValues } from '../../../src/features/requests/values';
import { useText } from '../../../src/i18n/useText';
import { catalogue as seeded } from '../../fixtures/handlers';
import { NOW } from '../../fixtures/now';
import { scrollToField } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { menu } from '../booking/menu';
import { ARRIVES, TODAY } from '../booking/steps';
import type { KnownTravel, LocationFieldSlot } from '../../../src/components/form/locationField';

export const requests = ({ globals }: Pick<PlayContext, 'globals'>) => translator(requestTexts, globals['locale']);

export const catalogue: FullCatalogue & { loading: boolean } = { ...menu, contentFocus: seeded.contentfocus.map(readContentFocus), loading: false };

export const FAR: KnownTravel = { metres: 28_600, approximate: false };

export const EMPTY = EMPTY_BUILDER;

/** Birthday party for twelve guests. */
export const EVENT: BuilderValues = {
  ...EMPTY_BUILDER,
  kind: 'event',
  adults: 9,
  children: 3,
  date: '2027-06-19',
  time: '17:30',
  location: '1325, rue Girouard Ouest, Saint-Hyacinthe',
  title: 'Les cinquante ans de Julie',
  description: 'Un méchoui dans la cour, les enfants autour du feu, et du porc jusqu’à minuit.',
  meats: ['brisket', 'ribs'],
  sides: ['coleslaw', 'coleslaw-0', 'grilled-corn'],
  reusableUtensils: true,
  notes: 'La cour est en pente ; prise électrique derrière le garage.',
};

/** Training day for six participants. */
export const TRAINING: BuilderValues = {
  ...EMPTY_BUILDER,
  kind: 'training',
  trainingType: 'in-person',
  adults: 6,
  date: '2027-07-10',
  time: '09:00',
  trainingPlace: 'at_premises',
  title: 'Brisket entre voisins',
  description: 'On voudrait réussir une poitrine du début à la fin.',
  meats: ['brisket'],
  tools: ['probe-thermometer', 'brisket-knife'],
  contentFocus: ['fire-management', 'trimming-brisket'],
};

const { title: _title, description: _description, trainingType: _type, reusableUtensils: _utensils, ...party } = EVENT;
export const BOOKING_VALUES: WizardValues = { ...EMPTY_WIZARD, ...party, hostName: 'Josée Tremblay', email: 'josee@courriel.example' };

const storeDraft = (key: string, values: object, reached: string, learnt?: object) => localStorage.setItem(key, JSON.stringify({ values, reached, learnt, key: 'the-key-of-this-draft', at: Date.parse(NOW) }));

/** Stores a builder draft with these values. */
export const builderDrafted = (values: BuilderValues, reached = 'review', learnt?: object) => storeDraft(STORAGE_KEYS.builderDraft, values, reached, learnt);
export const wizardDrafted = (values: WizardValues = BOOKING_VALUES, reached = 'confirmation') => storeDraft(STORAGE_KEYS.bookingWizardDraft, values, reached);

/** Decorator that renders the component in the builder's form, with the values of `parameters.values`. */
export const inRequestForm: Decorator = (Story, { parameters }) => (
  <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 900 }}>
    <Form<BuilderValues> schema={builderSchema} context={{ today: TODAY }} initialValues={{ ...EVENT, ...(parameters['values'] as Partial<BuilderValues> | undefined) }} texts={requestTexts} onSubmit={() => {}}>
      <Story />
      <Box component="button" type="submit" sx={{ mt: 6, minHeight: 44, px: 4 }}>
        OK
      </Box>
    </Form>
  </Box>
);

function Around({ values, ids, children }: { values: object; ids: readonly ('people' | 'when' | 'what' | 'notes' | 'selections' | 'contact')[]; children: ReactNode }) {
  const t = useText(requestTexts);
  const steps = ids.map((id) => ({ id, name: t(`steps.${id}.name`), title: t(`steps.${id}.title`), fields: [], content: null }));
  return <WizardContext value={{ values, steps, current: 0, open: 9, addressOf: (id) => ({ pathname: '', search: `?step=${id}` }) }}>{children}</WizardContext>;
}

/** Decorator that renders the component in a wizard context, with the values of `parameters.values`. */
export const inWizard: Decorator = (Story, { parameters }) => {
  const values = (parameters['values'] as object | undefined) ?? EVENT;
  return (
    <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 900, minHeight: '60dvh' }}>
      <Around values={values} ids={'hostName' in values ? ['people', 'selections', 'contact'] : ['people', 'when', 'what', 'notes']}>
        <Story />
      </Around>
    </Box>
  );
};

/** Text field in place of the address picker, with an optional known travel distance. The map has its own stories. */
export function PlainLocation({ slot, travel = null }: { slot: LocationFieldSlot; travel?: KnownTravel | null }) {
  const t = useText(requestTexts);
  const { id, value, onChange, onBlur, onTravel, error } = slot;
  useEffect(() => onTravel(travel), [onTravel, travel]);
  return <TextBox id={id} label={t('fields.location.label')} required value={value} onTextChange={onChange} onBlur={onBlur} error={error !== undefined} helperText={error} />;
}

export const plainLocation = (slot: LocationFieldSlot) => <PlainLocation slot={slot} />;

type StepName = 'type' | 'people' | 'when' | 'what' | 'notes' | 'review' | 'selections' | 'contact' | 'confirmation';

/** Waits for the heading of a wizard step and for its lazy content. */
export async function atStep(steps: PlayContext, name: StepName): Promise<void> {
  const title = normalizeSpaces(requests(steps)(`steps.${name}.title`));
  await steps.canvas.findByRole('heading', { level: 2, name: (heading) => normalizeSpaces(heading).endsWith(title) }, ARRIVES);
  await waitFor(() => expect(steps.canvas.queryByRole('progressbar')).toBeNull(), ARRIVES);
}

/** Waits until the pickers' chunk has loaded and their sections show the value. */
export const pickersArrived = async (steps: PlayContext): Promise<void> => {
  for (const name of ['date', 'time'] as const) await scrollToField(() => steps.canvas.getByRole('group', { name: new RegExp(`^${requests(steps)(`fields.${name}.label`)}`) }));
};
