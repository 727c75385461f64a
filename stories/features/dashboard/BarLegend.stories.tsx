import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BarLegend } from '../../../src/features/dashboard/BarLegend';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: BarLegend,
  decorators: [withWidth(640, 4)],
  args: { series: [{ label: 'Confirmées', look: 'solid' as const }, { label: 'En attente', look: 'hatched' as const }, { label: 'Refusées', look: 'dotted' as const }] },
});

/** Legend. Checks that each pattern has a name. */
export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('En attente')).toBeVisible() });
