import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DateTimeInput } from '../../../src/components/form/DateTimeInput';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

/** Time limit for loading the picker's chunk, in milliseconds. */
const CODE_ARRIVES_MS = 10_000;

const meta = preview.meta({ component: DateTimeInput, parameters: { docs: { description: { component: guidance('form/DateTimeInput') } } }, args: { name: 'moment' } });

/** Returns the parts of the picker's field once its chunk has loaded. */
async function parts({ canvas, globals, userEvent }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const language = languageOf(globals['locale']);
  const field = await canvas.findByRole('group', { name: t('fields.moment.label') }, { timeout: CODE_ARRIVES_MS });
  const [year] = within(field).getAllByRole('spinbutton');
  if (!year) throw new Error('A moment has a year.');
  return {
    t,
    language,
    french: language === 'fr',
    field,
    async type(keys: string) {
      await userEvent.click(year);
      await userEvent.keyboard(keys);
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: t('send') })),
  };
}

export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['moment'] })],
  async play(steps) {
    const { t, field, french } = await parts(steps);
    await expect(field).toHaveTextContent(french ? 'AAAA-MM-JJ, hh h mm' : 'YYYY-MM-DD, hh:mm aa');
    await expect(field).toHaveAccessibleDescription(t('fields.moment.hint'));
    await expectTouchTargets([field, within(field).getByRole('button')]);
  },
});

/** Date and time typed in the locale's format. Checks that the form submits a local `YYYY-MM-DDTHH:mm`. */
export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['moment'] })],
  async play(steps) {
    const { french, type, send } = await parts(steps);
    await type(french ? '202707031730' : '202707030530p');
    await send();
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ moment: '2027-07-03T17:30' }));
  },
});

/** Invalid value in a stored draft. Checks that the field counts as empty and that no error is logged. */
export const Nonsense = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inExampleForm({ fields: ['moment'], drafted: { moment: '2027-07-03 17:00' } })],
  async play(steps) {
    const { field, french } = await parts(steps);
    await expect(field).toHaveTextContent(french ? 'AAAA-MM-JJ, hh h mm' : 'YYYY-MM-DD, hh:mm aa');
  },
});

/** Date without a time. Checks that the typed part is kept and that an error names the missing part. */
export const HalfTyped = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['moment'] })],
  async play(steps) {
    const { field, type, send, language } = await parts(steps);
    await type('20270703');
    await send();
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('required', language)));
    await expect(field).toHaveTextContent('2027-07-03');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

/** Cleared field. Checks that the value is empty and that a required field shows an error. */
export const Invalid = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['moment'], start: { moment: '2027-07-03T17:30' } })],
  async play(steps) {
    const { field, type, language } = await parts(steps);
    await type('{Control>}a{/Control}{Backspace}');
    await steps.userEvent.click(document.body);
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('required', language)));
    for (const part of within(field).getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-invalid', 'true');
  },
});

export const LongText = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['moment'], texts: longTexts, narrow: true, start: { moment: '2027-07-03T17:30' } })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    const field = await canvas.findByRole('group', { name: t('fields.moment.label') }, { timeout: CODE_ARRIVES_MS });
    await expectNoOverflow([field, canvas.getByText(t('fields.moment.label'), { selector: 'label' }), canvas.getByText(normalizeSpaces(t('fields.moment.hint')))]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
