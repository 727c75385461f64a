import type { MailDraftTextName } from './mailDraftTexts';
import { MAIL_PREVIEWS, type MailPreview } from './mailPreviewNames';
import { mailTextOf } from './mailTags';
import { MAIL_TEXT_SECTIONS, type MailTextName } from './mailTexts';

/** Mail that shows the texts of a section, unless another mail is named below. */
const OF_SECTION: Readonly<Record<keyof typeof MAIL_TEXT_SECTIONS, MailPreview>> = {
  received: 'received',
  notice: 'notice',
  changes: 'changeGuests',
  agreements: 'acceptance',
  reminders: 'reminderWeek',
  seats: 'seatReserved',
  account: 'accountWelcome',
  contact: 'contactReceived',
  details: 'received',
  common: 'received',
  calendar: 'received',
};

/** Texts that the mail of their section does not show. Texts whose names begin with that of a mail, such as `withdrawTitle`, belong to that mail. */
const MAIL_EXCEPTIONS: Readonly<Partial<Record<MailPreview, readonly MailTextName[]>>> = {
  receivedSoon: ['soon', 'differs', 'nextPublish'],
  receivedTraining: ['where', 'premises', 'tools', 'contentFocus', 'estimate', 'taxesIncluded'],
  receivedPizza: ['toppings', 'travel', 'toBeDetermined', 'approximate', 'pizzaNotInside'],
  notice: ['receivedAt', 'severe', 'title', 'description', 'inDays', 'notes', 'calendarOwnerTitle'],
  noticeSoon: ['noticeSubjectSoon', 'shortNotice', 'tomorrow'],
  noticeToday: ['today', 'pizzaLater'],
  changeDate: ['dateSubject', 'dateTitle', 'dateLead'],
  changeDiets: ['dietsSubject', 'dietsTitle', 'dietsLead', 'noDiets'],
  changeGuestsNotice: ['noticeAside', 'guestsNoticeSubject', 'guestsNotice', 'openRequest'],
  changeDateNotice: ['dateNoticeSubject', 'dateNotice', 'customerWords'],
  changeDietsNotice: ['dietsNoticeSubject', 'dietsNotice'],
  reminderDay: ['reminderChangeDay'],
  reminderNoticeWeek: ['reminderAside', 'reminderLeave', 'reminderRoad', 'reminderRoadOnly', 'reminderOpen', 'reminderSheet'],
  reminderNoticeNight: ['reminderLeaveBefore'],
  reminderNoticeNoTime: ['reminderNoTime', 'reminderNoticePreheader'],
  seatWaiting: ['seatOne', 'seatPlace'],
  seatOffer: ['seatAnswer'],
  seatMoved: ['seatDays'],
  seatCancelled: ['seatCalendarGone'],
  seatNoticeReserved: ['seatNoticeSubject', 'seatNoticeLeftOver', 'seatWhoComes'],
  accountExists: ['existsTitle', 'exists', 'existsMore', 'existsWhy', 'forgotten'],
  passwordReset: ['resetTitle', 'reset', 'resetChoose', 'resetCopy', 'resetWhy'],
  passwordChanged: ['changedTitle', 'changed', 'changedFeed', 'changedMore', 'accountWhy'],
  contactNotice: ['messageNoticeSubject', 'messageReceivedAt', 'newMessage', 'messageReplySubject'],
  contactAnswer: ['messageAnswerWhy', 'messageQuoted'],
  letterConfirm: ['reason', 'letterWhy', 'calendarSureTitle', 'calendarSureNote'],
  letterCancel: ['calendarGoneTitle', 'calendarGoneNote'],
  amendment: ['agreedContact', 'agreedDate', 'agreedTime', 'agreedChoices', 'amendmentWas', 'amendmentIs', 'amendmentAdded', 'amendmentRemoved'],
  letterYes: ['agreedInWords'],
};

const LETTER_EXCEPTIONS: Readonly<Partial<Record<MailPreview, readonly MailDraftTextName[]>>> = {
  letterConfirmTraining: ['taxed', 'premises'],
  letterConfirmPizza: ['tbd', 'helloAll'],
  letterDecline: ['another', 'regards'],
  letterCancel: ['removed'],
  letterMove: ['unsure'],
  contactAnswer: ['messageSubject', 'messageThanks'],
};

/** Texts of no mail: those of the owner's own calendar, and the subject of a preview. */
const UNSEEN: readonly MailTextName[] = ['feedSureTitle', 'feedLine', 'previewSubject'];

const among = (names: Readonly<Partial<Record<MailPreview, readonly string[]>>>, name: string): MailPreview | undefined => MAIL_PREVIEWS.find((preview) => names[preview]?.includes(name));

/** Returns the mail whose name a text's name begins with: the longest, so that `withdrawNotice` is not a text of `withdraw`. */
const namedLike = (name: string): MailPreview | undefined => MAIL_PREVIEWS.filter((preview) => name.startsWith(preview)).toSorted((one, other) => other.length - one.length)[0];

/** Returns the mail that shows a text of mails or letter drafts; null for any other text. */
export function mailPreviewOf(tag: string): MailPreview | null {
  if (mailTextOf(tag) === undefined) return null;
  const [namespace, name = ''] = tag.split('.');
  if (namespace === 'letter') return among(LETTER_EXCEPTIONS, name) ?? namedLike(`letter${name.charAt(0).toUpperCase()}${name.slice(1)}`) ?? 'letterConfirm';
  if (UNSEEN.some((each) => each === name)) return null;
  const section = (Object.keys(MAIL_TEXT_SECTIONS) as (keyof typeof MAIL_TEXT_SECTIONS)[]).find((each) => name in MAIL_TEXT_SECTIONS[each]) ?? 'common';
  return among(MAIL_EXCEPTIONS, name) ?? namedLike(name) ?? OF_SECTION[section];
}
