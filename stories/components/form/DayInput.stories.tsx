import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DayInput } from '../../../src/components/form/DayInput';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const TODAY = NOW.slice(0, 10);

/** Time limit for loading the picker's chunk, in milliseconds. */
const CODE_ARRIVES_MS = 10_000;

const meta = preview.meta({
  component: DayInput,
  parameters: { docs: { description: { component: guidance('form/DayInput') } } },
  args: { name: 'day', min: TODAY },
});

/** Returns the parts of the picker's field once its chunk has loaded. */
async function parts({ canvas, globals, userEvent }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const field = await canvas.findByRole('group', { name: t('fields.day.label') }, { timeout: CODE_ARRIVES_MS });
  const [year] = within(field).getAllByRole('spinbutton');
  if (!year) throw new Error('A day has a year.');
  return {
    t,
    language: languageOf(globals['locale']),
    field,
    async type(keys: string) {
      await userEvent.click(year);
      await userEvent.keyboard(keys);
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: t('send') })),
    empty: languageOf(globals['locale']) === 'fr' ? 'AAAA-MM-JJ' : 'YYYY-MM-DD',
  };
}

export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['day'] })],
  async play(steps) {
    const { t, field, empty } = await parts(steps);
    await expect(field).toHaveTextContent(empty);
    await expect(field).toHaveAccessibleDescription(t('fields.day.hint'));
    await expectTouchTargets([field, within(field).getByRole('button')]);
  },
});

/** Typed date. Checks that the form submits a local `YYYY-MM-DD`, never an instant. */
export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['day'] })],
  async play(steps) {
    const { field, type, send, t } = await parts(steps);
    await type('20270703');
    await expect(field).toHaveTextContent('2027-07-03');
    await send();
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ day: '2027-07-03' }));
    await expect(field).toHaveAccessibleDescription(t('fields.day.hint'));
  },
});

/** Invalid date in a stored draft. Checks that the field counts as empty and that no error is logged. */
export const Nonsense = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inExampleForm({ fields: ['day'], drafted: { day: '2027-02-30' } })],
  async play(steps) {
    const { field, empty } = await parts(steps);
    await expect(field).toHaveTextContent(empty);
  },
});

/** Incomplete date. Checks that the typed part is kept and that an error names the missing part. */
export const HalfTyped = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['day'] })],
  async play(steps) {
    const { field, type, send, language } = await parts(steps);
    await type('202707');
    await send();
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('dateRequired', language)));
    await expect(field).toHaveTextContent('2027-07');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

/** Cleared field. Checks that the value is empty and that a required field shows an error. */
export const Invalid = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['day'], start: { day: '2027-07-03' } })],
  async play(steps) {
    const { field, type, language, empty } = await parts(steps);
    await type('{Control>}a{/Control}{Backspace}');
    await expect(field).toHaveTextContent(empty);
    await steps.userEvent.click(document.body);
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('dateRequired', language)));
    for (const part of within(field).getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Form reset. Checks that the typed date is cleared. */
export const Reset = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inExampleForm({ fields: ['day'] })],
  async play(steps) {
    const { field, type, t, empty } = await parts(steps);
    await type('20270703');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('again') }));
    await waitFor(() => expect(field).toHaveTextContent(empty));
  },
});

export const LongText = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['day'], texts: longTexts, narrow: true, start: { day: '2027-07-03' } })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    const field = await canvas.findByRole('group', { name: t('fields.day.label') }, { timeout: CODE_ARRIVES_MS });
    await expectNoOverflow([field, canvas.getByText(t('fields.day.label'), { selector: 'label' }), canvas.getByText(normalizeSpaces(t('fields.day.hint')))]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
