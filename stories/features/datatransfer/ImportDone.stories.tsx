import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ImportDone } from '../../../src/features/datatransfer/ImportDone';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { data } from './steps';

const meta = preview.meta({ component: ImportDone, args: { result: { requests: 1, pictures: 0, rows: 40, account: null } }, parameters: { route: 'admin/data' }, decorators: [withWidth(760)] });

/** Imported with the own account kept. Checks that nothing is said about another account. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = data(steps);
    const status = steps.canvas.getByRole('status');
    await expect(status).toHaveTextContent(normalizeSpaces(t('import.obstacles.requests', { count: 1 })));
    await expect(status).toHaveTextContent(normalizeSpaces(t('import.left')));
    await expect(status).not.toHaveTextContent('«');
  },
});
