import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SevereAllergies } from '../../../src/features/kitchen/SevereAllergies';
import { someDiets } from '../../fixtures/managed';
import { saturday, sunday } from '../../fixtures/preparation';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SevereAllergies, decorators: [withWidth(760, 4)], args: { bookings: [{ ...saturday, diets: someDiets('fr') }, sunday] } });

/** Severe dietary needs only, with the party of each. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('region', { name: texts({ globals })('grave.title') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Julie Tremblay.*(ALLERGIE GRAVE|SEVERE ALLERGY).*Rose et Félix/);
  },
});

/** No severe dietary needs. Checks that no section is shown. */
export const Empty = meta.story({ tags: ['no-screenshot'], args: { bookings: [sunday] }, play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull() });
