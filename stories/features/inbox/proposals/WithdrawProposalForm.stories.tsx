import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WithdrawProposalForm } from '../../../../src/features/inbox/proposals/WithdrawProposalForm';
import { HASH } from '../../../fixtures/agreement';
import { withWidth } from '../../../fixtures/frames';
import { failing, pending } from '../../../fixtures/handlers';
import { proposedRequest } from '../../../fixtures/inbox';
import type { PlayContext } from '../../../fixtures/playContext';
import { normalizeSpaces } from '../../../fixtures/translate';
import { ownerSession } from '../../../fixtures/user';
import { inbox } from '../steps';
import { proposal } from './steps';

const PATH = '/api/booking/:id/proposal/withdraw';

const meta = preview.meta({ component: WithdrawProposalForm, decorators: [withWidth(620)], args: { request: proposedRequest('fr'), hash: HASH, cancel: null, onDone: fn(), onChanged: fn() }, parameters: { route: 'admin/requests/r4', session: ownerSession } });

const submit = async (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: proposal(steps)('withdrawal.submit') }));

/** Open proposal. Checks that it is withdrawn by its hash. */
export const Default = meta.story({
  async play(steps) {
    const sent: unknown[] = [];
    steps.msw.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(proposedRequest('fr', { proposals: [] }));
      }),
    );
    await submit(steps);
    await waitFor(() => expect(steps.args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toEqual([{ hash: HASH }]);
  },
});

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await submit(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(inbox(steps)('letter.sending'))) })).toBeDisabled();
  },
});

/** Proposal that the customer has just accepted. Checks that the request is fetched again. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 409)] },
  async play(steps) {
    await submit(steps);
    await waitFor(() => expect(steps.args.onChanged).toHaveBeenCalledOnce());
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(inbox(steps)('problem.changed')));
  },
});
