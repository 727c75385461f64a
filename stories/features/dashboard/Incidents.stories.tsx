import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Incidents } from '../../../src/features/dashboard/Incidents';
import { fullOverview } from '../../fixtures/overview';
import { normalizeSpaces } from '../../fixtures/translate';
import { PHONE, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const [reminder, , page] = fullOverview.incidents;
const meta = preview.meta({ component: Incidents, decorators: [withWidth(640, 4)], parameters: { route: 'admin' }, args: { incidents: [reminder, page].filter((incident) => incident !== undefined) } });

/** Incidents. Checks that each links to the screen where the owner can fix the problem. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const name = normalizeSpaces(texts({ globals })('incidents.reminder', { name: 'B-7K3QX9' }));
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/${String(globals['locale'])}/admin/requests/0197a3f0-5d1c-7c6e-9a53-2f7d1e8b4c10`);
  },
});

/** No incidents. Checks that no card is shown. */
export const Empty = meta.story({ tags: ['no-screenshot'], args: { incidents: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull() });

export const Many = meta.story({
  args: { incidents: fullOverview.incidents },
  play: async ({ canvas, globals }) => expect(canvas.getByText(normalizeSpaces(texts({ globals })('incidents.more', { count: 2 })))).toBeVisible(),
});

export const Narrow = meta.story({ ...PHONE, args: { incidents: fullOverview.incidents }, play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320) });
