import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FactList, type FactListProps } from '../../../src/features/debug/FactList';

const facts: FactListProps['facts'] = [['MODE', 'production'], ['VITE_API_BASE_URL', `https://api.${'tres-long-'.repeat(20)}.example/v1`], ['Caches', 'boucane-pages-1', 'boucane-assets-1']];

const meta = preview.meta({
  component: FactList,
  args: { title: 'Build', facts },
});

/** List of facts: single values, several values under one name, and a value too long for its column. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Build' })).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
