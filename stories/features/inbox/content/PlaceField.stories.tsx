import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TRAINING_LOCATION_NAMES } from '../../../../src/contract/trainingLocation';
import { PlaceField } from '../../../../src/features/inbox/content/PlaceField';
import { withWidth } from '../../../fixtures/frames';
import { languageOf } from '../../../fixtures/translate';
import { content, inContentForm, SLOTS } from './steps';

const meta = preview.meta({ component: PlaceField, decorators: [inContentForm, withWidth(420)], args: { renderPlace: SLOTS.renderPlace, onTravel: fn() }, argTypes: { renderPlace: { control: false } } });

/** Address of an event. */
export const Default = meta.story({ tags: ['no-screenshot'], play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('1325, rue Girouard Ouest, Saint-Hyacinthe, Québec') });

/** Member's training. Checks that an address is asked for only when the training is at the customer's home. */
export const Training = meta.story({
  parameters: { content: { kind: 'training', eventType: '', trainingPlace: 'at_premises', location: '' } },
  async play(steps) {
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await steps.userEvent.selectOptions(steps.canvas.getByLabelText(new RegExp(content(steps)('fields.trainingPlace.label'))), TRAINING_LOCATION_NAMES.at_home[languageOf(steps.globals['locale'])]);
    await expect(await steps.canvas.findByRole('textbox')).toBeVisible();
  },
});
