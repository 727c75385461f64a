import { object, string, type Schema, type ValidationError } from 'yup';
import { PARTIES, type Party } from '../../../contract/agreement';
import type { EditedFields, EditedQuote } from '../../../contract/agreementSchemas';
import type { Quote } from '../../../contract/bookingSchema';
import { list } from '../../../contract/fields';
import { mailTextSchema, type MailText } from '../../../contract/mailText';
import { adjustedLine } from '../../../contract/quoteChange';
import { adjustmentOf, quoteOfValues, type AdjustValues } from '../adjusting';
import { contentSchema } from './schemas';
import { CONTENT_SHAPE, fieldsOf, type ContentValues } from './values';

/** Form values of an edit: the content, the lines of its price, and the letter. */
export interface EditValues extends ContentValues, AdjustValues, MailText {
  askedBy: Party;
  /** Whether the owner edits the lines of the price. */
  adjusting: boolean;
  /** Whether the owner writes a letter. Without an email address none is sent. */
  withMail: boolean;
}

/** Values that a stored draft must have the shape of. */
export const EDIT_SHAPE: EditValues = { ...CONTENT_SHAPE, askedBy: 'owner', adjusting: false, withMail: false, lines: [{ id: '', name: '', amount: 0 }], reason: '', subject: '', text: '' };

/** Returns the letter to send; null for none. */
export const mailOf = ({ email, withMail, subject, text }: Pick<EditValues, 'email' | 'withMail' | 'subject' | 'text'>): MailText | null => (withMail && email.trim() !== '' ? { subject, text } : null);

/** Returns the content to send; null while it is incomplete. */
export const completeFields = (values: EditValues, eventTime: string): EditedFields | null => (contentSchema.isValidSync(values) ? fieldsOf(contentSchema.cast(values) as ContentValues, eventTime) : null);

/** Returns the quote of the edit as the form shows it: as calculated, or with the owner's lines; null while an amount is incomplete. */
export const shownQuote = (values: Pick<EditValues, 'adjusting' | 'lines' | 'reason'>, { after }: Pick<EditedQuote, 'after'>): Quote | null => (values.adjusting ? quoteOfValues(values, after) : after);

const LINES = list(adjustedLine.required(), 100);

/** Applies the contract's rule for lines to form values in dollars. @returns the path and the message of the first error; null when there is none */
function lineError(values: EditValues, after: Quote): { path: string; message: string } | null {
  try {
    LINES.validateSync(adjustmentOf(values, after).lines);
    return null;
  } catch (error) {
    const { path = '', message } = error as ValidationError;
    return { path: `lines${path.replace(/\.cents$/, '.amount')}`, message };
  }
}

/** @returns the first thing that is wrong with the letter; null when it is complete or not sent */
function mailError(values: EditValues): { path: string; message: string } | null {
  const mail = mailOf(values);
  if (mail === null) return null;
  try {
    mailTextSchema.validateSync(mail);
    return null;
  } catch (error) {
    const { path = 'text', message } = error as ValidationError;
    return { path, message };
  }
}

/** @returns the first thing that is wrong with the price: a line, or the missing reason of a changed total */
function priceError(values: EditValues, price: Pick<EditedQuote, 'before' | 'after'>): { path: string; message: string } | null {
  const wrong = values.adjusting ? lineError(values, price.after) : null;
  if (wrong) return wrong;
  const after = shownQuote(values, price);
  const isSame = after === null || after.totalCost === price.before.totalCost;
  return isSame || values.reason.trim() !== '' ? null : { path: 'reason', message: 'reasonRequired' };
}

/**
 * Returns the schema of an edit: its content, and what is wrong with its price and its letter.
 * @param price calculated price; null until it has loaded
 */
export const editRule = (price: Pick<EditedQuote, 'before' | 'after'> | null): Schema =>
  contentSchema
    .concat(object({ askedBy: string().oneOf([...PARTIES], 'notValid') }))
    .test('price', 'notValid', (value, { createError }) => {
      const wrong = price && priceError(value as unknown as EditValues, price);
      return wrong === null || createError(wrong);
    })
    .test('letter', 'notValid', (value, { createError }) => {
      const wrong = mailError(value as unknown as EditValues);
      return wrong === null || createError(wrong);
    });
