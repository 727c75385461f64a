import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PictureGrid } from '../../../src/components/pictures/PictureGrid';
import { PictureTile } from '../../../src/components/pictures/PictureTile';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { pictureLibrary } from '../../fixtures/pictures';

const meta = preview.meta({
  component: PictureGrid,
  parameters: { docs: { description: { component: guidance('pictures/PictureGrid') } } },
  decorators: [withWidth(960)],
  args: { label: 'Photos', children: pictureLibrary.map((picture) => <PictureTile key={picture.id} picture={picture} />) },
});

export const Default = meta.story({ play: ({ canvas }) => expect(canvas.getByRole('list', { name: 'Photos' })).toBeVisible() });

/** Two columns at 320 px. Checks that the page does not scroll sideways. */
export const Narrow = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top);
    await expect(first).toBe(second);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
