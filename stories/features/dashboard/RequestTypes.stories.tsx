import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestTypes } from '../../../src/features/dashboard/RequestTypes';
import { overview } from '../../fixtures/overview';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: RequestTypes, decorators: [withWidth(640, 4)], args: { kinds: overview.kinds } });

/** Number of requests of each kind, with its name. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const [first, , , , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(globals['locale'] === 'fr' ? 'Repas du fumoir chez vous19' : 'Smokehouse Event19');
    await expect(last).toHaveTextContent(`${texts({ globals })('kinds.training')}1`);
  },
});

export const Empty = meta.story({ tags: ['no-screenshot'], args: { kinds: [] }, play: async ({ canvas, globals }) => expect(canvas.getByText(texts({ globals })('season.noKinds'))).toBeVisible() });

/** Single kind of event. Checks that a sentence replaces the chart, because there is no comparison. */
export const OneKind = meta.story({
  args: { kinds: [{ kind: 'pizza-popup', count: 4 }] },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(globals['locale'] === 'fr' ? /^4 demandes, toutes du même genre\s: / : /^4 requests, all of one kind: /)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
