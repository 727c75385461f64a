import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SlideBullets } from '../../../src/features/media/SlideBullets';
import { mediaTexts } from '../../../src/features/media/texts';
import { translator } from '../../fixtures/translate';

const TITLES = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept'];

const meta = preview.meta({
  component: SlideBullets,
  parameters: { layout: 'centered' },
  args: { titles: TITLES, active: 3, onChoose: fn() },
  render: function Chosen(args) {
    const [active, setActive] = useState(args.active);
    return (
      <SlideBullets
        {...args}
        active={active}
        onChoose={(index) => {
          args.onChoose(index);
          setActive(index);
        }}
      />
    );
  },
});

/** Five bullets are visible, with touch targets at least 44 px wide. A click makes the adjacent bullets visible. */
export const Default = meta.story({
  async play({ canvas, args, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    const bullet = (index: number) => canvas.getByRole('button', { name: t('show', { title: TITLES[index] ?? '', index: index + 1, total: 7 }) });
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(bullet(5));
    await expect(args.onChoose).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(t('show', { title: 'Six', index: 6, total: 7 }));
    await expect(bullet(6)).toBeVisible();
    for (const each of canvas.getAllByRole('button')) await expect(each.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});

export const Three = meta.story({
  args: { titles: TITLES.slice(0, 3), active: 0 },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});
