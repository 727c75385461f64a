import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SystemStatus } from '../../../src/features/dashboard/SystemStatus';
import { emptyOverview, fullOverview, overview } from '../../fixtures/overview';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';

const meta = preview.meta({ component: SystemStatus, decorators: [withWidth(640, 4)], args: { system: overview.system } });

/** Server status with the disk usage. No backup exists yet. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /18,4 Go sur 40 Go/ : /18\.4 GB of 40 GB/)).toBeVisible();
    await expect(canvas.getByText(texts({ globals })('system.none'))).toBeVisible();
  },
});

/** Backed up, and copied to another place on the same day. */
export const BackedUp = meta.story({
  args: { system: fullOverview.system },
  play: async ({ canvas, globals }) => expect(canvas.getAllByText(globals['locale'] === 'fr' ? 'lundi 10 mai 2027' : 'Monday, May 10, 2027')).toHaveLength(2),
});

/** The last copy to another place failed. Checks that the owner is told that the backups on this machine are intact. */
export const CopyFailed = meta.story({
  args: { system: { ...fullOverview.system, copyFailed: true } },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts({ globals })('system.copyFailed'))),
});

export const Unknown = meta.story({ args: { system: emptyOverview.system }, play: async ({ canvas, globals }) => expect(canvas.getByText(texts({ globals })('system.unknown'))).toBeVisible() });
