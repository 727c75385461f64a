import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { QuoteRevisions } from '../../../src/features/inbox/QuoteRevisions';
import { adjustedRevision } from '../../fixtures/managed';
import { languageOf } from '../../fixtures/translate';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: QuoteRevisions, decorators: [withWidth(520)], args: { revisions: [adjustedRevision('fr')] }, render: (args, { globals }) => <QuoteRevisions {...args} revisions={[adjustedRevision(languageOf(globals['locale']))]} /> });

/** Price revision with the old and new amounts and the reason. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByText(adjustedRevision(languageOf(globals['locale'])).reason)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Empty = meta.story({ tags: ['no-screenshot'], render: () => <QuoteRevisions revisions={[]} />, play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() });
