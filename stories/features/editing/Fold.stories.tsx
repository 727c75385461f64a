import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Fold } from '../../../src/features/editing/Fold';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const meta = preview.meta({
  component: Fold,
  args: { level: 2 as 2 | 3, name: 'Accueil', figures: { count: 65, edits: 3, missing: 1 }, open: false, onToggle: fn(), children: <p>Les textes de la page.</p> },
  decorators: [onPaper],
});

/** Collapsed section. Checks that its texts are counted but not rendered. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByRole('heading', { level: 2, name: /^Accueil/ })).toBeVisible();
    const button = steps.canvas.getByRole('button', { name: /^Accueil/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveTextContent(normalizeSpaces(t('list.edits', { count: 3, figure: '3' })));
    await expect(button).toHaveTextContent(normalizeSpaces(t('list.missingCount', { count: 1, figure: '1' })));
    await expect(steps.canvas.queryByText('Les textes de la page.')).toBeNull();
    await steps.userEvent.click(button);
    await expect(steps.args.onToggle).toHaveBeenCalledTimes(1);
  },
});

/** Expanded section. Checks that the button references the region that it controls. */
export const Open = meta.story({
  args: { open: true },
  async play(steps) {
    const button = steps.canvas.getByRole('button', { name: /^Accueil/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('Les textes de la page.');
  },
});

/** Section within a page. */
export const Place = meta.story({
  tags: ['no-screenshot'],
  args: { level: 3, name: 'Le mot de la fin', figures: { count: 1, edits: 0, missing: 0 } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3, name: /^Le mot de la fin/ })).toBeVisible(),
});

export const LongText = meta.story({ tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } }, args: { name: 'Anticonstitutionnellement '.repeat(6) }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });

/** Keyboard navigation. Checks that the button toggles the section, keeps the focus and shows a focus ring. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const button = steps.canvas.getByRole('button', { name: /^Accueil/ });
    await pressKey(steps, button);
    await expect(steps.args.onToggle).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expectFocusRing();
  },
});
