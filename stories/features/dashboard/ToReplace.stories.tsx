import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../src/contract/defaultSettings';
import { ToReplace } from '../../../src/features/dashboard/ToReplace';
import { emptyOverview } from '../../fixtures/overview';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: ToReplace, decorators: [withWidth(640, 4)], parameters: { route: 'admin' }, args: { toReplace: emptyOverview.toReplace, facts: DEFAULT_PUBLIC_SETTINGS.placeholders, films: 7 } });

/** New installation: all content is sample data. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = texts({ globals });
    const language = String(globals['locale']);
    await expect(canvas.getByRole('link', { name: t('toReplace.count', { name: t('places.event'), count: 6 }) })).toHaveAttribute('href', `/${language}/admin/events?sample=true`);
    await expect(canvas.getByRole('link', { name: t('toReplace.count', { name: t('toReplace.pages.home'), count: 2 }) })).toHaveAttribute('href', `/${language}/admin/texts?page=home`);
    await expect(canvas.getByRole('link', { name: t('toReplace.identity') })).toHaveAttribute('href', `/${language}/admin/settings/identity`);
    await expect(canvas.getByText(t('toReplace.facts.street'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toReplace.films', { count: 7 }) })).toHaveAttribute('href', `/${language}/admin/settings/films`);
  },
});

/** Content replaced by the owner, except some settings. */
export const FactsOnly = meta.story({
  args: { toReplace: { samples: [], texts: [] }, facts: ['taxes'], films: 1 },
  async play({ canvas, globals }) {
    const t = texts({ globals });
    await expect(canvas.queryByRole('link', { name: t('toReplace.identity') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('toReplace.facts.taxes') })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/settings/taxes`);
    await expect(canvas.getByRole('link', { name: t('toReplace.films', { count: 1 }) })).toBeVisible();
  },
});

/** No sample data left. Checks that no card is shown. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  args: { toReplace: { samples: [], texts: [] }, facts: [], films: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
});
