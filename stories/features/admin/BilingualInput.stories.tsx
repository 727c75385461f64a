import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { BilingualInput } from '../../../src/features/admin/BilingualInput';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { controlOf, inForm } from './steps';

const manifest = MANIFESTS.meat;
const meta = preview.meta({ component: BilingualInput, args: { name: 'description', multiline: true } });

/** French and English fields side by side. Checks that each has its own `lang`, for the spell checker. */
export const Default = meta.story({
  decorators: [inForm({ manifest, resource: resourceFixture('meat') })],
  async play(steps) {
    await expect(controlOf(manifest, steps, 'description_fr')).toHaveAttribute('lang', 'fr-CA');
    await expect(controlOf(manifest, steps, 'description_en')).toHaveAttribute('lang', 'en-CA');
  },
});

const untranslated = { decorators: [inForm({ manifest, resource: resourceFixture('meat'), values: { description_en: '' } })] };

/** Missing translation. Checks that the description says which text the site shows instead. */
export const Missing = meta.story({
  ...untranslated,
  play: (steps) => expect(controlOf(manifest, steps, 'description_en')).toHaveAccessibleDescription(translator(formTexts, steps.globals['locale'])('translation.en')),
});

export const Translated = meta.story({
  tags: ['no-screenshot', '!dev'],
  ...untranslated,
  async play(steps) {
    const english = controlOf(manifest, steps, 'description_en');
    await steps.userEvent.type(english, 'Smoked');
    await expect(english).not.toHaveAccessibleDescription();
  },
});

/** VAL-05: checks that both names are required. */
export const Invalid = meta.story({
  args: { name: 'name', multiline: false, required: true },
  decorators: [inForm({ manifest })],
  async play(steps) {
    await steps.userEvent.type(controlOf(manifest, steps, 'name_fr'), 'Flanc');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(controlOf(manifest, steps, 'name_en')).toHaveAccessibleDescription(validationText('bothNames', languageOf(steps.globals['locale']))));
  },
});

export const LongText = meta.story({
  decorators: [inForm({ manifest, resource: resourceFixture('meat'), values: { description_fr: 'Anticonstitutionnellement '.repeat(12), description_en: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2) }, narrow: true })],
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('textbox')),
});
