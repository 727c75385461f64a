import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Question } from '../../../src/features/dashboard/Question';
import { drawn, roomy, words } from './steps';

const meta = preview.meta({
  component: Question,
  decorators: [roomy],
  args: {
    question: 'Combien de bûches ?',
    answer: 'Il en reste douze',
    picture: { labels: ['Érable', 'Chêne'], series: [{ label: 'Bûches', values: [8, 4], look: 'solid' as const }], format: String },
    table: { head: 'Bois', rows: [{ name: 'Érable', values: ['8'] }, { name: 'Chêne', values: ['4'] }] },
  },
});

/** The answer is a heading; the picture's figures are a table one press away, by keyboard too. */
export const Default = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    await drawn({ canvasElement });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Il en reste douze' })).toBeVisible();
    await userEvent.click(canvas.getByText(words({ globals })('figures')));
    const table = canvas.getByRole('table');
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual(['BoisBûches', 'Érable8', 'Chêne4']);
  },
});

/** Nothing to tell: no empty table. */
export const Empty = meta.story({
  tags: ['no-picture'],
  args: { table: { head: 'Bois', rows: [] } },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(words({ globals })('figures'))).toBeNull(),
});

/** A single bar compares nothing: its sentence takes the place of the picture and of the figures. */
export const OneValue = meta.story({
  args: { answer: 'Il en reste huit', inWords: 'Huit bûches, toutes d’érable.', picture: { labels: ['Érable', 'Chêne'], series: [{ label: 'Bûches', values: [8, 0], look: 'solid' as const }], format: String } },
  async play({ canvas, canvasElement, globals }) {
    await expect(canvas.getByText('Huit bûches, toutes d’érable.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.queryByText(words({ globals })('figures'))).toBeNull();
  },
});

/** Zeros alone are no picture either. */
export const AllZero = meta.story({
  tags: ['no-picture'],
  args: { answer: 'Il n’en reste aucune', inWords: 'Ni érable, ni chêne.', picture: { labels: ['Érable', 'Chêne'], series: [{ label: 'Bûches', values: [0, 0], look: 'solid' as const }], format: String } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Ni érable, ni chêne.')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});
