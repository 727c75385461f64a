import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OutlineNotice } from '../../../src/features/editing/OutlineNotice';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: OutlineNotice, args: { tag: 'pizzas.lead', state: 'shown' as const, onClose: fn() }, parameters: { route: 'pizzas' }, decorators: [onPaper] });

/** Text outlined on the page. Checks that the list of texts is one click away. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('outline.shown')));
    await expect(steps.canvas.getByRole('link', { name: t('outline.back') })).toHaveAttribute('href', `/${languageOf(steps.globals['locale'])}/admin/texts?q=pizzas.lead`);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('outline.close') }));
    await expect(steps.args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Looking = meta.story({ tags: ['no-screenshot'], args: { state: 'looking' } });

/** Visually hidden text, announced by screen readers only. */
export const Spoken = meta.story({ args: { tag: 'shell.menu', state: 'spoken' } });

/** Text that is not on the page at the moment. */
export const Absent = meta.story({ args: { tag: 'booking.success.title', state: 'absent' } });

export const LongText = meta.story({ tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } }, args: { tag: `requests.${'anticonstitutionnellement.'.repeat(5)}label`, state: 'absent' }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });
