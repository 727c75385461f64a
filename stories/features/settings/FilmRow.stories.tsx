import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FilmRow } from '../../../src/features/settings/FilmRow';
import { filmsTexts } from '../../../src/features/settings/filmTexts';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';
import { translator } from '../../fixtures/translate';
import { inPart, texts } from './steps';

const meta = preview.meta({
  component: FilmRow,
  tags: ['no-screenshot'],
  decorators: [(Story) => <ol>{<Story />}</ol>, inPart('films')],
  args: { name: 'films.0', index: 0, count: 2, onMove: fn(), onRemove: fn() },
  parameters: { route: 'admin/settings/films' },
});

/** Video of the owner, first of two. Checks that it can be watched, moved down and removed. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(filmsTexts, globals['locale']);
    await expect(canvas.getByRole('link', { name: `${t('rows.watch')} (1)` })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(canvas.getByRole('button', { name: t('rows.up', { number: 1 }) })).toBeDisabled();
    await expectTouchTargets([canvas.getByRole('button', { name: t('rows.down', { number: 1 }) })]);
    await userEvent.click(canvas.getByRole('button', { name: t('rows.down', { number: 1 }) }));
    await expect(args.onMove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: t('rows.remove', { number: 1 }) }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Sample of a new installation, which has no page on YouTube. */
export const Sample = meta.story({
  args: { name: 'films.1', index: 1 },
  async play(steps) {
    await expect(steps.canvas.getByText(texts(steps)('toReplace'))).toBeVisible();
    await expect(steps.canvas.queryByRole('link', { name: /YouTube/ })).toBeNull();
  },
});
