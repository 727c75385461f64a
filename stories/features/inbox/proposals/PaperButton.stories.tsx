import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PaperButton } from '../../../../src/features/inbox/proposals/PaperButton';
import { withWidth } from '../../../fixtures/frames';
import { failing, pending } from '../../../fixtures/handlers';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { proposal } from './steps';

const PATH = '/api/booking/:id/proposal/:number';
const onDownload = fn<(authorization: string | null) => void>().mockName('onDownload');

const meta = preview.meta({
  component: PaperButton,
  decorators: [withWidth(420)],
  args: { id: 'r4', reference: 'B-7K3QX9', number: 1, name: 'Proposition 1' },
  parameters: {
    session: ownerSession,
    handlers: [
      http.get(PATH, ({ request }) => {
        onDownload(request.headers.get('authorization'));
        return new HttpResponse('%PDF-1.7\n', { headers: { 'content-type': 'application/pdf' } });
      }),
    ],
  },
  beforeEach: () => void onDownload.mockClear(),
});

/** Document of a proposal. Checks that it is fetched with the session, which a link would not send. */
export const Default = meta.story({
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: proposal(steps)('paper.named', { name: 'Proposition 1' }) }));
    await waitFor(() => expect(onDownload).toHaveBeenCalledWith(expect.stringMatching(/^Bearer .+/)));
    await expect(steps.canvas.queryByRole('alert')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button'));
    await waitFor(() => expect(steps.canvas.getByRole('button')).toBeDisabled());
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 503)] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button'));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(proposal(steps)('paper.failed')));
    await expect(steps.canvas.getByRole('button')).toBeEnabled();
  },
});
