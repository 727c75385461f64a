import type { AgreementContent } from '../../src/contract/agreement';
import type { InboxLine } from '../../src/contract/inbox';
import { formatDay, formatMoney } from '../../src/contract/formats';
import { LANGUAGES, type Language } from '../../src/contract/language';
import type { MailText } from '../../src/contract/mailText';
import { AgreementMail, type AgreementMailProps } from './AgreementMail';
import { agreedPrice, agreedRows, agreedType, agreedWhen, changedPrice, changedRows } from './agreementFacts';
import { agreementText } from './agreementText';
import { bookingFacts } from './bookingFacts';
import { bookingCalendar } from './calendar';
import { oneLine } from './cleanText';
import { formatInstant } from './formatInstant';
import type { MailDraft } from './mail';
import { mailHtml } from './mailHtml';
import type { MailOptions } from './mailOptions';
import { calendarLook } from './ownerMails';

interface CommonOptions extends MailOptions {
  /** Letter of the owner; null: the built-in lead sentence. */
  letter: MailText | null;
  /** Link to the customer's page. */
  manageUrl: string;
  /** Sequence number of the calendar entry. */
  sequence: number;
  now: Date;
}

export interface AcceptanceMailOptions extends CommonOptions {
  content: AgreementContent;
  hash: string;
  /** Name of the person who accepted. */
  name: string;
  /** Local day of a yes in words; null for one through the link. */
  spokenOn: string | null;
}

export interface AmendmentMailOptions extends CommonOptions {
  before: AgreementContent;
  after: AgreementContent;
  /** Last day for the customer's yes; null for a change that counts at once. */
  waits: { validUntil: string } | null;
}

/** Returns the values of the placeholders in these mails. */
function holesOf(content: AgreementContent, language: Language, { mail }: Pick<CommonOptions, 'mail'>) {
  return {
    type: agreedType(content, language),
    day: formatDay(content.event.date, language),
    when: agreedWhen(content, { language, mail }),
    reference: content.reference,
    total: formatMoney(content.totalCents, language),
  };
}

type Draft = Pick<MailDraft, 'kind' | 'subject'> & { props: AgreementMailProps; hasCalendar: boolean };

function toMail(record: InboxLine, { kind, subject, props, hasCalendar }: Draft, { mail, ownerEmail, sequence, now }: CommonOptions): MailDraft {
  const { language } = props;
  const isCustomer = props.audience === 'customer';
  const facts = bookingFacts(record, { mail, language, now });
  const title = oneLine(subject).slice(0, 200);
  return {
    kind,
    recipient: isCustomer ? facts.email : ownerEmail,
    replyTo: isCustomer ? { name: mail.settings.identity.name, address: ownerEmail } : facts.email === '' ? null : { name: facts.fullName, address: facts.email },
    language,
    subject: title,
    text: agreementText(mail, props),
    html: mailHtml(mail, { language, title }, <AgreementMail {...props} />),
    calendar: hasCalendar ? bookingCalendar(facts, { mail, bookingId: record.id, createdAt: now.toISOString(), sequence, ...calendarLook(record, facts, mail) }) : null,
  };
}

/** Returns what is included and the terms. On an English paper, the French text stands first (Charter of the French language, s. 57). */
function papersOf({ included, terms, language: own }: AgreementContent, { mail: { translate } }: Pick<CommonOptions, 'mail'>): AgreementMailProps['papers'] {
  const languages = own === 'fr' ? (['fr'] as const) : LANGUAGES;
  return languages.flatMap((language) => [
    { heading: translate('agreedIncluded', language), language, text: included[language] },
    { heading: translate('agreedTerms', language, { version: terms.version }), language, text: terms.text[language] },
  ]);
}

/** Returns what the mail about an accepted proposal shows. */
export function acceptanceProps(options: AcceptanceMailOptions, audience: 'customer' | 'owner', bookingId: string): AgreementMailProps {
  const { mail, content, hash, name, spokenOn, letter, manageUrl, publicUrl, now } = options;
  const { translate } = mail;
  const isCustomer = audience === 'customer';
  const language = isCustomer ? content.language : 'fr';
  const holes = { ...holesOf(content, language, options), name: oneLine(name) };
  const { day, time } = formatInstant(now, language);
  const at = spokenOn === null ? translate('dayAndTime', language, { day, time }) : translate('agreedInWords', language, { day: formatDay(spokenOn, language) });
  return {
    language,
    reference: content.reference,
    audience,
    publicUrl,
    title: letter ? '' : translate(isCustomer ? 'acceptanceTitle' : 'acceptanceNoticeTitle', language),
    lead: letter?.text ?? translate(isCustomer ? 'acceptanceLead' : 'acceptanceNoticeLead', language, holes),
    rows: agreedRows(content, { language, mail }),
    difference: null,
    price: agreedPrice(content, { language, mail }),
    proof: [
      { label: translate('agreedBy', language), values: [oneLine(name)] },
      { label: translate('agreedAt', language), values: [at] },
      { label: translate('agreedHash', language), values: [hash] },
    ],
    papers: isCustomer ? papersOf(content, options) : [],
    link: isCustomer ? { label: translate('manage', language), href: manageUrl } : { label: translate('openRequest', language), href: `${publicUrl}/${language}/admin/requests/${bookingId}` },
    waits: false,
  };
}

/** Returns the mail to the customer about a proposal that they accepted: what was accepted, by whom, when and the hash. @param record the request after it */
export function acceptanceMail(record: InboxLine, options: AcceptanceMailOptions): MailDraft {
  const props = acceptanceProps(options, 'customer', record.id);
  const subject = options.letter?.subject ?? options.mail.translate('acceptanceSubject', props.language, holesOf(options.content, props.language, options));
  return toMail(record, { kind: 'booking-accepted', subject, props, hasCalendar: true }, options);
}

/** Returns the notice to the owner about an accepted proposal, in French. @param record the request after the acceptance */
export function acceptanceNotice(record: InboxLine, options: AcceptanceMailOptions): MailDraft {
  const props = acceptanceProps({ ...options, letter: null }, 'owner', record.id);
  const subject = options.mail.translate('acceptanceNoticeSubject', props.language, { ...holesOf(options.content, props.language, options), name: oneLine(options.name) });
  return toMail(record, { kind: 'booking-accepted-notice', subject, props, hasCalendar: true }, options);
}

/** Returns what the mail about a change of an agreement shows: the difference only. */
export function amendmentProps({ mail, before, after, waits, letter, manageUrl, publicUrl }: AmendmentMailOptions): AgreementMailProps {
  const { translate } = mail;
  const { language } = after;
  const lead = waits ? translate('amendmentWaitsLead', language, { until: formatDay(waits.validUntil, language) }) : translate('amendmentLead', language);
  return {
    language,
    reference: after.reference,
    audience: 'customer',
    publicUrl,
    title: letter ? '' : translate(waits ? 'amendmentWaitsTitle' : 'amendmentTitle', language),
    // The owner's letter may not say how long it waits.
    lead: letter ? [letter.text, ...(waits ? [lead] : [])].join('\n\n') : lead,
    rows: changedRows(before, after, { language, mail }),
    difference: changedPrice(before, after, { language, mail }),
    price: null,
    proof: [],
    papers: [],
    link: { label: translate(waits ? 'amendmentWaitsLink' : 'manage', language), href: manageUrl },
    waits: waits !== null,
  };
}

/** Returns the mail to the customer about a change of an agreement. @param record the request with the change */
export function amendmentMail(record: InboxLine, options: AmendmentMailOptions): MailDraft {
  const { mail, after, waits, letter } = options;
  const props = amendmentProps(options);
  const subject = letter?.subject ?? mail.translate(waits ? 'amendmentWaitsSubject' : 'amendmentSubject', props.language, holesOf(after, props.language, options));
  return toMail(record, { kind: waits ? 'booking-amendment' : 'booking-amended', subject, props, hasCalendar: waits === null }, options);
}
