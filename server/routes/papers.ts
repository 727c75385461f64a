import { Readable } from 'node:stream';
import type { Download } from '../../src/contract/dataTransfer';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { paperName, writePaper } from '../agreement/paper/writePaper';
import { listProposals } from '../db/proposals';
import type { AppDependencies } from '../dependencies';
import type { Handler, RequestContext } from '../http/api';
import { HttpError } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { openedRequest } from '../selfservice/performSelfServiceAction';

type Endpoints = typeof ENDPOINTS;

/** Returns the paper of a request's proposal. @throws Problem 404 for an unknown number, and once the personal data are erased */
async function paperOf({ database, clock }: AppDependencies, bookingId: string, { parameter }: Pick<RequestContext, 'parameter'>): Promise<Download> {
  const number = parameter('number');
  const proposal = (await listProposals(database.db, bookingId, dayAt(clock()))).find((each) => String(each.number) === number);
  if (!proposal) throw new HttpError(404, 'notFound');
  const bytes = await writePaper(proposal);
  return { fileName: paperName(proposal), content: Readable.from([bytes]) };
}

/** `GET /booking/{id}/proposal/{number}`: a proposal as PDF, for the owner. */
export const readProposalPaper =
  (parts: AppDependencies): Handler<Endpoints['readProposalPaper']> =>
  (call) =>
    paperOf(parts, call.parameter('id'), call);

/** `GET /manage/proposal/{number}`: a proposal as PDF, for the customer whose link's token the call carries. */
export const readOwnPaper =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['readOwnPaper']> =>
  async (call) => {
    const { record } = await openedRequest(parts, limits, call);
    return paperOf(parts, record.id, call);
  };
