import { createRef } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { HoneypotField } from '../../../src/components/form/HoneypotField';
import { guidance } from '../../docs/guidance';

const trap = createRef<HTMLInputElement>();
const meta = preview.meta({ component: HoneypotField, parameters: { docs: { description: { component: guidance('form/HoneypotField') } } }, args: { ref: trap } });

/** Honeypot field. Checks that people cannot reach the field by sight, screen reader or Tab, and that bots can fill it in. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  render: () => (
    <>
      <button type="button">Avant</button>
      <HoneypotField ref={trap} />
      <button type="button">Après</button>
    </>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
    const field = trap.current;
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field?.getBoundingClientRect().width ?? 0).toBeGreaterThan(0);
    await expect(field?.offsetParent).not.toBeNull();
    for (const input of document.querySelectorAll('input')) input.value = 'x';
    await expect(field?.value).toBe('x');
  },
});
