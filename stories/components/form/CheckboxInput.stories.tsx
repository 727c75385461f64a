import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CheckboxInput } from '../../../src/components/form/CheckboxInput';
import { guidance } from '../../docs/guidance';
import { inExampleForm } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: CheckboxInput, parameters: { docs: { description: { component: guidance('form/CheckboxInput') } } }, args: { name: 'wish' } });

/** Checkbox row. Checks that the whole row is the touch target. */
export const Default = meta.story({
  decorators: [inExampleForm({ fields: ['wish'], start: { wish: false as unknown as string } })],
  async play({ canvas, globals, userEvent }) {
    const t = translator(exampleTexts, globals['locale']);
    const box = canvas.getByRole('checkbox', { name: t('fields.wish.label') });
    await expectTouchTargets([box.closest('label') ?? box]);
    await userEvent.click(canvas.getByText(t('fields.wish.label')));
    await expect(box).toBeChecked();
  },
});

export const LongText = meta.story({
  decorators: [inExampleForm({ fields: ['wish'], start: { wish: true as unknown as string }, texts: longTexts, narrow: true })],
  play: async ({ canvas }) => expectNoOverflow([canvas.getByRole('checkbox').closest('label') ?? canvas.getByRole('checkbox')]),
});
