import type { ENDPOINTS } from '../../src/contract/endpoints';
import { selfServiceLink } from '../../src/contract/selfService';
import { acceptOpen } from '../agreement/acceptOpen';
import { claimForCustomer } from '../agreement/claimForCustomer';
import { sendAcceptance } from '../agreement/sendAcceptance';
import type { AppDependencies } from '../dependencies';
import type { Handler } from '../http/api';
import type { RateLimits } from '../http/rateLimits';
import { performSelfServiceAction } from '../selfservice/performSelfServiceAction';

type Endpoints = typeof ENDPOINTS;

/** `POST /manage/accept`: accepts the open proposal, which takes the day of a request that is not confirmed yet. Its amounts are those proposed. */
export const acceptProposal =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['acceptProposal']> =>
  (call) =>
    performSelfServiceAction(parts, limits, call, 'accept', async (trx, stored, { now, token, view, settings, mailOptions }) => {
      const { hash, name } = call.body;
      const accepted = await acceptOpen(trx, stored, {
        hash,
        acceptance: { way: 'link', name, language: call.language, on: null, notedBy: null },
        current: view,
        claim: () => claimForCustomer(trx, stored, { current: view, rules: settings.rules, now }),
        now,
      });
      const manageUrl = selfServiceLink(mailOptions.publicUrl, stored.record.request.language, token);
      await sendAcceptance(trx, accepted, { ...mailOptions, name, spokenOn: null, letter: null, audiences: ['customer', 'owner'], manageUrl, now });
      const { guests, totals, catalogue } = accepted;
      return { guests, totals, catalogue };
    });
