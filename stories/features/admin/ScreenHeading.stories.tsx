import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ScreenHeading } from '../../../src/features/admin/ScreenHeading';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';

const meta = preview.meta({ component: ScreenHeading, args: { title: 'Brisket', back: '/fr/admin/meats', backLabel: 'Viandes' } });

export const Default = meta.story({
  args: { actions: <Button variant="contained">OK</Button>, remove: <Button color="error">Supprimer</Button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brisket' })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Viandes' });
    await expectTouchTargets([back]);
    // Aligned with the back link, at the opposite end of the row.
    const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    await expect(Math.abs(middle(canvas.getByRole('button', { name: 'Supprimer' })) - middle(back))).toBeLessThanOrEqual(1);
  },
});

export const LongText = meta.story({
  args: { title: 'Anticonstitutionnellement'.repeat(4) },
  decorators: [(Story) => <div style={{ width: 288 }}><Story /></div>],
  play: ({ canvas }) => expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThanOrEqual(288),
});
