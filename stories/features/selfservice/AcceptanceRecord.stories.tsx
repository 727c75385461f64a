import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDay } from '../../../src/contract/formats';
import { AcceptanceRecord } from '../../../src/features/selfservice/AcceptanceRecord';
import { acceptedAmendment, acceptedProposal, HASH, verbalProposal } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { languageOf } from '../../fixtures/translate';

const argsOf = (proposal: ReturnType<typeof acceptedProposal>) => ({ proposal, acceptance: proposal.acceptance ?? { at: '', way: 'link' as const, name: '', language: 'fr' as const, on: null, notedBy: '' } });

const meta = preview.meta({ component: AcceptanceRecord, decorators: [withWidth(760)], args: { ...argsOf(acceptedProposal('fr')), proposal: { askedBy: 'owner' as const, hash: HASH } } });

/** Yes through the link: who, when and the whole hash. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/^Julie Tremblay/)).toHaveTextContent(/2027/);
    await expect(canvas.getByText(HASH)).toBeVisible();
  },
});

/** Yes that the owner noted. Checks that the day of the yes and the one who noted it are named. */
export const Spoken = meta.story({
  tags: ['no-screenshot'],
  args: argsOf(verbalProposal('fr')),
  play: async ({ canvas, globals }) => expect(canvas.getByText(/Samuel/)).toHaveTextContent(formatDay('2027-05-08', languageOf(globals['locale']))),
});

/** Amendment that needed no yes. */
export const InForce = meta.story({ tags: ['no-screenshot'], args: argsOf(acceptedAmendment('fr')), play: async ({ canvas }) => expect(canvas.getByText(/Le prix ne monte pas|The price does not rise/)).toBeVisible() });

/** Hash at 320 px. */
export const Narrow = meta.story({ tags: ['no-screenshot', '!dev'], globals: { viewport: { value: 'mobile1', isRotated: false } }, play: async ({ canvas }) => expectNoOverflow([canvas.getByText(HASH)]) });
