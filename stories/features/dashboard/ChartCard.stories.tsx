import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ChartCard } from '../../../src/features/dashboard/ChartCard';
import { drawn, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: ChartCard,
  decorators: [withWidth(640, 4)],
  args: {
    question: 'Combien de bûches ?',
    summary: 'Il en reste douze',
    picture: { labels: ['Érable', 'Chêne'], series: [{ label: 'Bûches', values: [8, 4], look: 'solid' as const }], format: String },
    table: { head: 'Bois', rows: [{ name: 'Érable', values: ['8'] }, { name: 'Chêne', values: ['4'] }] },
  },
});

/** Dashboard question. Checks that the answer is a heading and that the chart's figures are available as a table, by keyboard too. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Il en reste douze' })).toBeVisible();
    await userEvent.click(canvas.getByText(texts({ globals })('figures')));
    const table = canvas.getByRole('table');
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual(['BoisBûches', 'Érable8', 'Chêne4']);
  },
});

/** No figures. Checks that no empty table is offered. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  args: { table: { head: 'Bois', rows: [] } },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(texts({ globals })('figures'))).toBeNull(),
});

/** Single value. Checks that a sentence replaces the chart and the table, because there is no comparison. */
export const OneValue = meta.story({
  args: { summary: 'Il en reste huit', fallbackText: 'Huit bûches, toutes d’érable.', picture: { labels: ['Érable', 'Chêne'], series: [{ label: 'Bûches', values: [8, 0], look: 'solid' as const }], format: String } },
  async play({ canvas, canvasElement, globals }) {
    await expect(canvas.getByText('Huit bûches, toutes d’érable.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.queryByText(texts({ globals })('figures'))).toBeNull();
  },
});

/** Zero values only. Checks that a sentence replaces the chart. */
export const AllZero = meta.story({
  tags: ['no-screenshot'],
  args: { summary: 'Il n’en reste aucune', fallbackText: 'Ni érable, ni chêne.', picture: { labels: ['Érable', 'Chêne'], series: [{ label: 'Bûches', values: [0, 0], look: 'solid' as const }], format: String } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Ni érable, ni chêne.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});
