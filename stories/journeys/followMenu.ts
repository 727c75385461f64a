import { within } from 'storybook/test';
import { shellTexts } from '../../src/app/texts';
import type { PlayContext } from '../fixtures/playContext';
import { translator } from '../fixtures/translate';

/** Follows a link of the header, opening its menu first on narrow viewports. */
export async function followMenu({ canvas, globals, userEvent }: PlayContext, page: 'booking' | 'contact'): Promise<void> {
  const t = translator(shellTexts, globals['locale']);
  const header = within(canvas.getByRole('banner'));
  const name = t(`pages.${page}`);
  if (!header.queryByRole('link', { name })) await userEvent.click(header.getByRole('button', { name: t('openMenu') }));
  await userEvent.click(await header.findByRole('link', { name }));
}
