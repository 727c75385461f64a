import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { IdeaFields } from '../../../src/features/requests/IdeaFields';
import { languageOf } from '../../fixtures/translate';
import { LONG_DESCRIPTION, LONG_NAME } from '../booking/menu';
import { ARRIVES } from '../booking/steps';
import { catalogue, inRequestForm, requests, TRAINING } from './steps';

const small = { ...catalogue, meats: catalogue.meats.slice(0, 2), sides: catalogue.sides.slice(0, 1) };

const meta = preview.meta({ component: IdeaFields, decorators: [inRequestForm], args: { catalogue: small } });

/** Title, description, tableware and menu. */
export const Default = meta.story({
  async play(steps) {
    const t = requests(steps);
    await expect(await steps.canvas.findByRole('group', { name: t('menu.meats') }, ARRIVES)).toBeVisible();
    await expect(steps.canvas.getByRole('checkbox', { name: t('menu.reusable') })).toBeChecked();
  },
});

/** Title and description missing: each field shows its error. */
export const Invalid = meta.story({
  parameters: { values: { ...TRAINING, title: '', description: '' } },
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    await steps.canvas.findByRole('group', { name: t('menu.meats') }, ARRIVES);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(steps.canvas.getByRole('textbox', { name: t('fields.title.label') })).toHaveAccessibleDescription(validationText('titleRequired', language)));
    await expect(steps.canvas.getByRole('textbox', { name: t('fields.description.label') })).toHaveAccessibleDescription(validationText('descriptionRequired', language));
    await expect(steps.canvas.queryByRole('checkbox', { name: t('menu.reusable') })).toBeNull();
  },
});

const both = (text: string) => ({ fr: text, en: text });
const long = { ...catalogue, meats: small.meats.map((meat) => ({ ...meat, name: both(LONG_NAME), description: both(LONG_DESCRIPTION) })), sides: small.sides.map((side) => ({ ...side, name: both(LONG_NAME) })) };

/** Long description and long menu names on the narrowest viewport (320 px). */
export const LongText = meta.story({
  tags: ['layout'],
  parameters: { values: { title: LONG_NAME, description: `${LONG_DESCRIPTION}\n${LONG_DESCRIPTION}` } },
  args: { catalogue: long },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    await expect(canvas.getAllByText(LONG_NAME).length).toBeGreaterThan(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
