import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureUses } from '../../../src/features/pictures/PictureUses';
import { withWidth } from '../../fixtures/frames';
import { pictureLibrary } from '../../fixtures/pictures';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({
  component: PictureUses,
  parameters: { route: 'admin/pictures', session: ownerSession },
  decorators: [withWidth(240)],
  args: { uses: pictureLibrary[1]?.usedBy ?? [], label: 'Sert à' },
});

/** Links to the forms of the items. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    const [event, meat] = canvas.getAllByRole('link');
    await expect(event).toHaveAttribute('href', expect.stringMatching(/\/admin\/events\/chefs-table\/edit$/));
    await expect(meat).toHaveAttribute('href', expect.stringMatching(/\/admin\/meats\/brisket\/edit$/));
  },
});
