import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { MarkedLines } from '../../src/components/MarkedLines';
import { guidance } from '../docs/guidance';

const meta = preview.meta({
  component: MarkedLines,
  parameters: { docs: { description: { component: guidance('MarkedLines') } } },
  args: { lines: [{ text: 'Arachides : ALLERGIE GRAVE, 2 personnes', grave: true }, { text: 'Sans gluten : intolérance, 1 personne', grave: false }] },
});

/** Severe and ordinary entries. Severity is shown by a colour, an icon and text. */
export const Default = meta.story({
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.querySelector('svg')).toBeVisible();
    await expect(second?.querySelector('svg')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['no-screenshot'],
  args: { lines: [{ text: 'Allergique à tout ce qui pousse dans une coque, '.repeat(8), grave: true }] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
