import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OptionalFields } from '../../../src/components/form/OptionalFields';
import { OPTIONAL_LABELS, OPTIONAL_NAMES } from '../../../src/contract/optionalFields';
import { guidance } from '../../docs/guidance';
import { withPadding } from '../../fixtures/frames';
import { inRequestForm } from '../../fixtures/requestForm';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { languageOf } from '../../fixtures/translate';

const meta = preview.meta({ component: OptionalFields, decorators: [inRequestForm, withPadding], parameters: { docs: { description: { component: guidance('form/OptionalFields') } } } });

/** One input for each optional field, none of them required. Checks labels, hints and touch targets. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    for (const name of OPTIONAL_NAMES) {
      const field = canvas.getByRole('textbox', { name: OPTIONAL_LABELS[name].label[language] });
      await expect(field).not.toBeRequired();
      await expectTouchTargets([field.parentElement ?? field]);
    }
  },
});
