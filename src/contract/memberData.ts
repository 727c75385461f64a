import { array, object, string, type InferType } from 'yup';
import { bookingRequestSchema, quoteSchema } from './bookingSchema';
import { historyEntrySchema } from './inbox';
import { profileSchema } from './member';
import { ownRequestSchema } from './memberRequest';

/** Request with all of its stored data: address, notes, menu, quote lines and history. */
const storedRequestSchema = ownRequestSchema.concat(
  object({
    description: string().defined(),
    request: bookingRequestSchema,
    quote: quoteSchema,
    history: array(historyEntrySchema.omit(['by'])).defined(),
  }),
);

/** Response of `GET /member/data`: all data stored about the logged-in user, to be saved as a file. */
export const memberDataSchema = object({
  exportedAt: string().defined(),
  profile: profileSchema,
  sessions: array(object({ createdAt: string().defined(), expiresAt: string().defined() })).defined(),
  requests: array(storedRequestSchema).defined(),
  /** Mails about the account and about its requests. */
  mails: array(object({ kind: string().defined(), subject: string().defined(), text: string().defined(), createdAt: string().defined() })).defined(),
});
export type MemberData = InferType<typeof memberDataSchema>;
