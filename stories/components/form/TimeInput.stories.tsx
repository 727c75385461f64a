import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TimeInput } from '../../../src/components/form/TimeInput';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { inExampleForm, submitted } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

/** Time limit for loading the picker's chunk, in milliseconds. */
const CODE_ARRIVES_MS = 10_000;

const meta = preview.meta({ component: TimeInput, parameters: { docs: { description: { component: guidance('form/TimeInput') } } }, args: { name: 'time' } });

/** Returns the parts of the picker's field once its chunk has loaded. */
async function parts({ canvas, globals, userEvent }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const language = languageOf(globals['locale']);
  const field = await canvas.findByRole('group', { name: t('fields.time.label') }, { timeout: CODE_ARRIVES_MS });
  const [hours] = within(field).getAllByRole('spinbutton');
  if (!hours) throw new Error('A time has hours.');
  return {
    t,
    language,
    french: language === 'fr',
    field,
    async type(keys: string) {
      await userEvent.click(hours);
      await userEvent.keyboard(keys);
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: t('send') })),
    empty: language === 'fr' ? 'hh h mm' : 'hh:mm aa',
  };
}

export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['time'] })],
  async play(steps) {
    const { t, field, empty } = await parts(steps);
    await expect(field).toHaveTextContent(empty);
    await expect(field).toHaveAccessibleDescription(t('fields.time.hint'));
    await expectTouchTargets([field, within(field).getByRole('button')]);
  },
});

/** Time typed in the locale's format. Checks that the form submits a local `HH:mm`. */
export const Filled = meta.story({
  decorators: [inExampleForm({ fields: ['time'] })],
  async play(steps) {
    const { french, type, send } = await parts(steps);
    await type(french ? '1730' : '0530p');
    await send();
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ time: '17:30' }));
  },
});

/** Invalid time in a stored draft. Checks that the field counts as empty and that no error is logged. */
export const Nonsense = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inExampleForm({ fields: ['time'], drafted: { time: 'soir' } })],
  async play(steps) {
    const { field, empty } = await parts(steps);
    await expect(field).toHaveTextContent(empty);
  },
});

/** Incomplete time. Checks that the typed part is kept and that an error names the missing part. */
export const HalfTyped = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['time'] })],
  async play(steps) {
    const { french, field, type, send, language } = await parts(steps);
    await type(french ? '17' : '05');
    await send();
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('timeRequired', language)));
    await expect(field).toHaveTextContent(french ? '17 h mm' : '05:mm aa');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['time'], start: { time: '17:30' } })],
  async play(steps) {
    const { field, type, language, empty } = await parts(steps);
    await type('{Control>}a{/Control}{Backspace}');
    await expect(field).toHaveTextContent(empty);
    await steps.userEvent.click(document.body);
    await waitFor(() => expect(field).toHaveAccessibleDescription(validationText('timeRequired', language)));
    for (const part of within(field).getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Form reset. Checks that the typed time is cleared. */
export const Reset = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inExampleForm({ fields: ['time'] })],
  async play(steps) {
    const { field, type, t, french, empty } = await parts(steps);
    await type(french ? '1730' : '0530p');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('again') }));
    await waitFor(() => expect(field).toHaveTextContent(empty));
  },
});

export const LongText = meta.story({
  args: { required: true },
  decorators: [inExampleForm({ fields: ['time'], texts: longTexts, narrow: true, start: { time: '17:30' } })],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, globals }) {
    const t = translator(longTexts, globals['locale']);
    const field = await canvas.findByRole('group', { name: t('fields.time.label') }, { timeout: CODE_ARRIVES_MS });
    await expectNoOverflow([field, canvas.getByText(t('fields.time.label'), { selector: 'label' }), canvas.getByText(normalizeSpaces(t('fields.time.hint')))]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
