import { addDays, dayAt } from '../../src/contract/days';
import type { InboxLine } from '../../src/contract/inbox';
import { statusAfter } from '../../src/contract/requestRules';
import type { MailPreview } from '../../src/contract/mailPreviewNames';
import { messageAnswerDraft } from '../../src/contract/messageAnswerDraft';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { requestMailDraft, type MailAction, type RequestMailContext } from '../../src/contract/requestMailTemplates';
import { selfServiceLink } from '../../src/contract/selfService';
import type { ReminderKind } from '../reminders/due';
import { accountMail } from './accountMails';
import { emailChangedMailText, existsMailText, mailTestText, passwordChangedMailText, resetMailText, welcomeMailText } from './accountMailTexts';
import { acceptanceMail, acceptanceNotice } from './agreementMails';
import { accepted, amended, PROPOSAL_DAYS, oralYes } from './agreementPreviews';
import { bookingMails } from './bookingMails';
import { changeMails, type ChangeMailOptions } from './changeMails';
import { contactAnswer } from './contactAnswers';
import { contactMails } from './contactMails';
import type { MailDraft } from './mail';
import type { MailOptions } from './mailOptions';
import { ownerMail } from './ownerMails';
import { SAMPLE_EMAIL, sampleEvent, sampleGroup, sampleMessage, sampleOccasion, sampleParty, samplePizza, sampleRevision, sampleTraining, UNPRICED, type SampleOptions } from './previewSamples';
import { reminderMails } from './reminderMails';
import type { GroupNews, SeatNews } from './seatMailTexts';
import { seatMail, seatNotice } from './seatMails';

export type PreviewOptions = MailOptions & SampleOptions;

type Draft = MailDraft | undefined;
type Compose = (options: PreviewOptions) => Draft | Promise<Draft>;

/** Token of the sample's links, which open nothing. */
const TOKEN = 'x'.repeat(43);

const CUSTOMER = 0;
const OWNER = 1;

const manageUrl = ({ publicUrl, language }: PreviewOptions): string => selfServiceLink(publicUrl, language, TOKEN);

const booking =
  (at: typeof CUSTOMER | typeof OWNER, sample: (options: PreviewOptions) => InboxLine): Compose =>
  async (options) =>
    (await bookingMails(sample(options), { ...options, manageUrl: manageUrl(options) })).at(at);

const changed =
  (at: typeof CUSTOMER | typeof OWNER, act: ChangeMailOptions['act']): Compose =>
  (options) => {
    const before = sampleParty(options);
    const { request } = before;
    const wish = { date: addDays(request.date, 7), time: '18:00', words: request.language === 'fr' ? 'Ma sœur arrive seulement ce jour-là.' : 'My sister only arrives on that day.' };
    const after: Record<ChangeMailOptions['act'], InboxLine> = {
      changeGuests: { ...before, request: { ...request, peopleCount: 44 } },
      askDate: { ...before, wish },
      changeDiets: { ...before, request: { ...request, diets: [] } },
      withdraw: { ...before, status: statusAfter('cancel', before.status) },
      askCancel: before,
    };
    const revision = act === 'changeGuests' ? { ...sampleRevision(options, ''), by: 'customer' as const } : null;
    return changeMails(after[act], { ...options, act, before, revision, sequence: 1, manageUrl: manageUrl(options) }).at(at);
  };

interface ReminderSample {
  inDays?: (options: PreviewOptions) => number;
  time?: string;
  travelMetres?: number | null;
}

const firstReminder = ({ mail }: PreviewOptions) => mail.settings.rules.reminderDays.first;

const reminder =
  (at: typeof CUSTOMER | typeof OWNER, kind: ReminderKind, { inDays = firstReminder, time = '17:30', travelMetres = 48_600 }: ReminderSample = {}): Compose =>
  (options) =>
    reminderMails({ record: { ...sampleParty(options, { inDays: inDays(options), notes: { eventTime: time } }), status: 'confirmed' }, travelMetres, settledAt: options.now }, { ...options, kind }).at(at);

const tomorrow = { inDays: () => 1 };

const HOUR_MS = 3_600_000;

/** Seats of the sample group. The texts about several days and about a single seat are shown where no other text would be lost. */
function seats(options: PreviewOptions, news: SeatNews) {
  const { language, now, mail } = options;
  const offeredUntil = new Date(now.getTime() + mail.settings.rules.seatOfferHours * HOUR_MS);
  return { ...options, occasion: sampleOccasion(options, news === 'moved' ? 2 : 1), group: sampleGroup({ language, now }, { seats: news === 'waiting' ? 1 : 2, offeredUntil }) };
}

const seat =
  (news: GroupNews): Compose =>
  (options) =>
    seatMail({ ...seats(options, news), news, token: TOKEN });

const seatNews =
  (news: SeatNews): Compose =>
  (options) =>
    seatNotice({ ...seats(options, news), news, left: 4 });

const account =
  (kind: MailDraft['kind'], mailText: (options: PreviewOptions) => ReturnType<typeof welcomeMailText>): Compose =>
  (options) =>
    accountMail(kind, mailText(options), { ...options, recipient: SAMPLE_EMAIL });

const contact =
  (at: typeof CUSTOMER | typeof OWNER, subject: Parameters<typeof contactMails>[0]['subject']): Compose =>
  (options) =>
    contactMails({ ...sampleMessage(options), subject }, options).at(at);

const answer: Compose = (options) => {
  const { mail, language, now } = options;
  const message = sampleMessage(options);
  return contactAnswer({ ...message, subject: 'trainings' }, messageAnswerDraft({ ...message, language }, mail.settings, mail.letter), { ...options, receivedAt: now });
};

interface LetterSample extends RequestMailContext {
  sample?: (options: PreviewOptions) => InboxLine;
  revision?: (options: PreviewOptions) => QuoteRevision;
}

const letter =
  (act: MailAction, { sample = sampleParty, revision, ...context }: LetterSample = {}): Compose =>
  (options) => {
    const { mail, language, now } = options;
    const record = sample(options);
    const change = revision?.(options) ?? null;
    const adjusted = change ? { ...record, quote: change.after } : record;
    const validUntil = act === 'propose' ? { validUntil: addDays(dayAt(options.now), PROPOSAL_DAYS) } : {};
    const dateTime = act === 'move' ? { dateTime: { date: addDays(record.request.date, 7), time: '18:00' } } : {};
    const mailText = requestMailDraft(act, adjusted, mail.settings, { ...context, ...dateTime, ...validUntil, lookup: mail.letter });
    const hasLink = act !== 'decline' && act !== 'cancel';
    const status = statusAfter(act, record.status);
    return ownerMail({ ...adjusted, status }, { mail, ownerEmail: options.ownerEmail, publicUrl: options.publicUrl, now, act, mailText, sequence: 1, revision: change, manageUrl: hasLink ? selfServiceLink(options.publicUrl, language, TOKEN) : null });
  };

const COMPOSERS: Readonly<Record<MailPreview, Compose>> = {
  received: booking(CUSTOMER, sampleParty),
  receivedSoon: booking(CUSTOMER, (options) => sampleEvent(options, 5)),
  receivedTraining: booking(CUSTOMER, sampleTraining),
  receivedPizza: booking(CUSTOMER, samplePizza),
  notice: booking(OWNER, (options) => sampleEvent(options, 40)),
  noticeSoon: booking(OWNER, (options) => sampleEvent(options, 1)),
  noticeToday: booking(OWNER, (options) => samplePizza(options, { inDays: 0, quote: UNPRICED })),
  changeGuests: changed(CUSTOMER, 'changeGuests'),
  changeDate: changed(CUSTOMER, 'askDate'),
  changeDiets: changed(CUSTOMER, 'changeDiets'),
  withdraw: changed(CUSTOMER, 'withdraw'),
  askCancel: changed(CUSTOMER, 'askCancel'),
  acceptance: accepted(acceptanceMail),
  acceptanceNotice: accepted(acceptanceNotice),
  amendment: amended(false),
  amendmentWaits: amended(true),
  changeGuestsNotice: changed(OWNER, 'changeGuests'),
  changeDateNotice: changed(OWNER, 'askDate'),
  changeDietsNotice: changed(OWNER, 'changeDiets'),
  withdrawNotice: changed(OWNER, 'withdraw'),
  askCancelNotice: changed(OWNER, 'askCancel'),
  reminderWeek: reminder(CUSTOMER, 'week'),
  reminderDay: reminder(CUSTOMER, 'day', tomorrow),
  reminderNoticeWeek: reminder(OWNER, 'week'),
  reminderNoticeDay: reminder(OWNER, 'day', tomorrow),
  reminderNoticeNight: reminder(OWNER, 'week', { time: '01:00' }),
  reminderNoticeNoTime: reminder(OWNER, 'week', { travelMetres: null }),
  seatReserved: seat('reserved'),
  seatWaiting: seat('waiting'),
  seatOffer: seat('offer'),
  seatExpired: seat('expired'),
  seatCancelled: seat('cancelled'),
  seatCalledOff: seat('calledOff'),
  seatLeft: seat('left'),
  seatMoved: seat('moved'),
  seatNoticeReserved: seatNews('reserved'),
  seatNoticeAccepted: seatNews('accepted'),
  seatNoticeWaiting: seatNews('waiting'),
  seatNoticeCancelled: seatNews('cancelled'),
  seatNoticeCalledOff: seatNews('calledOff'),
  seatNoticeLeft: seatNews('left'),
  seatNoticeOffer: seatNews('offer'),
  seatNoticeExpired: seatNews('expired'),
  seatNoticeMoved: seatNews('moved'),
  accountWelcome: account('account-welcome', welcomeMailText),
  accountExists: account('account-exists', existsMailText),
  passwordReset: account('password-reset', (options) => resetMailText(options, { token: TOKEN, email: SAMPLE_EMAIL })),
  passwordChanged: account('password-changed', (options) => passwordChangedMailText(options, { now: options.now, feedEnded: true })),
  emailChanged: account('email-changed', (options) => emailChangedMailText(options, options.now)),
  mailTest: account('mail-test', (options) => mailTestText(options, { host: 'smtp.exemple.ca' })),
  contactReceived: contact(CUSTOMER, 'general'),
  contactNotice: contact(OWNER, 'general'),
  contactAnswer: answer,
  letterConfirm: letter('confirm', { publish: true, revision: sampleRevision }),
  letterConfirmTraining: letter('confirm', { sample: sampleTraining }),
  letterConfirmPizza: letter('confirm', { sample: (options) => samplePizza(options, { name: '', quote: UNPRICED }) }),
  letterDecline: letter('decline'),
  letterCancel: letter('cancel'),
  letterMove: letter('move'),
  letterKeepDate: letter('keepDate'),
  letterEdit: letter('edit', { revision: sampleRevision }),
  letterPropose: letter('propose'),
  letterYes: oralYes,
};

/** Returns the mail of a preview, composed by the code that composes the real mail. @throws Error when the sample yields no mail */
export async function previewDraft(preview: MailPreview, options: PreviewOptions): Promise<MailDraft> {
  const draft = await COMPOSERS[preview](options);
  if (!draft) throw new Error(`The sample of ${preview} yields no mail`);
  return draft;
}
