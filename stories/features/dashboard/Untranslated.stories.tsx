import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Untranslated } from '../../../src/features/dashboard/Untranslated';
import { fullOverview, overview } from '../../fixtures/overview';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: Untranslated, decorators: [withWidth(640, 4)], parameters: { route: 'admin' }, args: { untranslated: overview.untranslated } });

/** Lists with missing translations: the number missing and a link to each list. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.getByRole('link', { name: t('translations.missing', { name: t('places.content'), count: 14 }) })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/texts?missing=1`);
  },
});

export const Empty = meta.story({ args: { untranslated: [] }, play: async ({ canvas, globals }) => expect(canvas.getByText(texts({ globals })('translations.fine'))).toBeVisible() });

export const Many = meta.story({ args: { untranslated: fullOverview.untranslated } });
