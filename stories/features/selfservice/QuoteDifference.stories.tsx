import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { QuoteDifference } from '../../../src/features/selfservice/QuoteDifference';
import { adjustedRevision } from '../../fixtures/managed';
import { languageOf } from '../../fixtures/translate';
import { withWidth } from '../../fixtures/frames';

const { before, after } = adjustedRevision('fr');
const meta = preview.meta({ component: QuoteDifference, decorators: [withWidth(760)], args: { before, after }, render: (args, { globals }) => <QuoteDifference {...args} {...adjustedRevision(languageOf(globals['locale']))} /> });

/** Changed price items and the totals. Checks that unchanged items are omitted. */
export const Default = meta.story({ tags: ['no-screenshot'], play: async ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(3) });
