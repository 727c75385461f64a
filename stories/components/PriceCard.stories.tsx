import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PriceCard } from '../../src/components/PriceCard';
import { guidance } from '../docs/guidance';
import { expectFocusRing, pressKey } from '../fixtures/keyboard';

const meta = preview.meta({
  component: PriceCard,
  parameters: { docs: { description: { component: guidance('PriceCard') } } },
  args: {
    label: 'Estimation en direct',
    heading: 'Total',
    total: '412,40 $',
    counted: true,
    aside: 'taxes en sus',
    labels: { minimize: 'Réduire', maximize: 'Agrandir', lines: 'Détail' },
    intro: 'Douze personnes',
    lines: [
      { id: 'a', name: 'Poitrine de bœuf fumée', amount: '312,40 $' },
      { id: 'b', name: 'Déplacement', amount: '100,00 $' },
    ],
    notes: ['Le prix des pizzas est fixé à la confirmation.'],
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: { lg: 6 }, maxWidth: { lg: 368 }, minHeight: '100dvh' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Price card with its items. Checks that only the total remains when the card is minimized. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    const card = canvas.getByRole('complementary', { name: 'Estimation en direct' });
    await expect(within(card).getByRole('status')).toHaveTextContent('412,40 $taxes en sus');
    const lines = canvas.getByRole('group', { name: 'Détail' });
    await userEvent.click(canvas.getByRole('button', { name: 'Réduire', expanded: true }));
    await expect(lines).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir', expanded: false }));
    await expect(lines).toBeVisible();
  },
});

/** Mobile: the card is fixed to the bottom of the viewport. */
export const Phone = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    const card = canvas.getByRole('complementary');
    await expect(Math.round(card.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(canvas.getByRole('button', { name: 'Agrandir' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { heading: 'Total estimé pour toute la municipalité', total: '1 234 567,89 $', lines: [{ id: 'a', name: 'Épaule-de-porc-fumée-toute-une-nuit-au-bois-d’érable, effilochée à la main', amount: '1 234 567,89 $' }] },
  async play({ canvas }) {
    const total = canvas.getByRole('status');
    await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
});

/** Keyboard navigation: Enter collapses the card, the space bar expands the card, and the scrollable content is focusable. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { canvas, userEvent } = steps;
    await pressKey(steps, canvas.getByRole('button', { name: 'Réduire', expanded: true }));
    await expect(canvas.getByRole('button', { name: 'Agrandir', expanded: false })).toHaveFocus();
    await expectFocusRing();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Détail' })).toHaveFocus();
    await expectFocusRing();
  },
});
