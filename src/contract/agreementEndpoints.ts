import { mixed } from 'yup';
import { acceptSchema, byHandSchema, editedQuoteSchema, editPreviewSchema, editSchema, proposeSchema, recordYesSchema, withdrawProposalSchema } from './agreementSchemas';
import type { Download } from './dataTransfer';
import { requestDetailsSchema } from './inbox';
import { ENDPOINT_PATHS } from './paths';
import { selfServiceRequestSchema } from './selfServiceResponses';

/** Calls about entering, changing, proposing and accepting a request. */
export const AGREEMENT_ENDPOINTS = {
  enterBooking: { ...ENDPOINT_PATHS.enterBooking, access: 'admin', keyed: true, body: byHandSchema, response: requestDetailsSchema },
  previewEdit: { ...ENDPOINT_PATHS.previewEdit, access: 'admin', body: editPreviewSchema, response: editedQuoteSchema },
  editBooking: { ...ENDPOINT_PATHS.editBooking, access: 'admin', keyed: true, body: editSchema, response: requestDetailsSchema },
  propose: { ...ENDPOINT_PATHS.propose, access: 'admin', keyed: true, body: proposeSchema, response: requestDetailsSchema },
  withdrawProposal: { ...ENDPOINT_PATHS.withdrawProposal, access: 'admin', keyed: true, body: withdrawProposalSchema, response: requestDetailsSchema },
  recordYes: { ...ENDPOINT_PATHS.recordYes, access: 'admin', keyed: true, body: recordYesSchema, response: requestDetailsSchema },
  readProposalPaper: { ...ENDPOINT_PATHS.readProposalPaper, access: 'admin', response: mixed<Download>().defined(), download: 'application/pdf' },
  acceptProposal: { ...ENDPOINT_PATHS.acceptProposal, access: 'public', keyed: true, body: acceptSchema, response: selfServiceRequestSchema },
  readOwnPaper: { ...ENDPOINT_PATHS.readOwnPaper, access: 'public', response: mixed<Download>().defined(), download: 'application/pdf' },
} as const;
