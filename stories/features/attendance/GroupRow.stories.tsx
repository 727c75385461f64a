import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GroupRow } from '../../../src/features/attendance/GroupRow';
import { attendee } from '../../fixtures/seats';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: GroupRow,
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <Story />
      </Box>
    ),
    withWidth(900, 5),
  ],
  args: { group: attendee(), turn: null, over: false, onAction: fn() },
});

export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('acts.of', { act: t('acts.cancel'), name: 'Julie Tremblay' }) }));
    await expect(steps.args.onAction).toHaveBeenCalledWith('cancel');
  },
});

/** Erased person. Checks that no personal data and no actions are shown. */
export const Erased = meta.story({
  args: { group: attendee({ name: '', email: '', state: 'cancelled', erased: true }) },
  async play(steps) {
    await expect(steps.canvas.getByText(texts(steps)('erased'))).toBeVisible();
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  args: { group: attendee({ name: 'Marie-Antoinette-Clémentine de La Bruère-Saint-Hyacinthe-Beauchemin', email: `${'comite.organisateur.'.repeat(5)}@municipalite-de-saint-valerien-de-milton.exemple.ca`, message: 'Anticonstitutionnellement '.repeat(20), state: 'offered', offeredUntil: '2027-05-11T09:30:00.000Z', byHand: true }) },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
