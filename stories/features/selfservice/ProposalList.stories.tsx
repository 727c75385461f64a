import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ProposalList } from '../../../src/features/selfservice/ProposalList';
import { manyProposals } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { languageOf } from '../../fixtures/translate';
import { TOKEN } from './steps';

const meta = preview.meta({
  component: ProposalList,
  decorators: [withWidth(1100)],
  args: { token: TOKEN, reference: 'B-7K3QX9', proposals: manyProposals('fr') },
  render: (args, { globals }) => <ProposalList {...args} proposals={manyProposals(languageOf(globals['locale'])).slice(0, -1)} />,
});

/** Every state of an earlier proposal. Checks that the newest one stands first. */
export const Default = meta.story({
  async play({ canvas }) {
    const names = canvas.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent);
    await expect(names.map((name) => Number(/\d+/.exec(name ?? '')?.[0]))).toEqual([5, 4, 3, 2, 1]);
  },
});
