import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AcceptedProposal } from '../../../src/features/selfservice/AcceptedProposal';
import { acceptedProposal, HASH } from '../../fixtures/agreement';
import { withWidth } from '../../fixtures/frames';
import { languageOf } from '../../fixtures/translate';
import { TOKEN } from './steps';

const meta = preview.meta({
  component: AcceptedProposal,
  decorators: [withWidth(1100)],
  args: { token: TOKEN, reference: 'B-7K3QX9', proposal: acceptedProposal('fr') },
  render: (args, { globals }) => <AcceptedProposal {...args} proposal={acceptedProposal(languageOf(globals['locale']))} />,
});

export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByText(HASH)).toBeVisible() });
