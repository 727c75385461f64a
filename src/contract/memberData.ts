import { array, object, string, type InferType } from 'yup';
import { bookingRequestSchema, quoteSchema } from './bookingSchema';
import { historyEntrySchema } from './inbox';
import { profileSchema } from './member';
import { ownRequestSchema } from './memberRequest';

/** A request with all that is kept of it: address, notes, menu, the lines of its quote, and what happened to it. */
const keptRequestSchema = ownRequestSchema.concat(
  object({
    description: string().defined(),
    request: bookingRequestSchema,
    quote: quoteSchema,
    history: array(historyEntrySchema.omit(['by'])).defined(),
  }),
);

/** `GET /member/data`: everything that is kept about the person who asks, to be saved as a file. */
export const memberDataSchema = object({
  exportedAt: string().defined(),
  profile: profileSchema,
  sessions: array(object({ createdAt: string().defined(), expiresAt: string().defined() })).defined(),
  requests: array(keptRequestSchema).defined(),
  /** Mails about the account and about the requests. */
  mails: array(object({ kind: string().defined(), subject: string().defined(), text: string().defined(), createdAt: string().defined() })).defined(),
});
export type MemberData = InferType<typeof memberDataSchema>;
