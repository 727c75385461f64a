/** Mails that can be previewed, each about a sample of its own. */
export const MAIL_PREVIEWS = [
  'received', 'receivedSoon', 'receivedTraining', 'receivedPizza',
  'notice', 'noticeSoon', 'noticeToday',
  'changeGuests', 'changeDate', 'changeDiets', 'withdraw', 'askCancel',
  'acceptance', 'acceptanceNotice', 'amendment', 'amendmentWaits',
  'changeGuestsNotice', 'changeDateNotice', 'changeDietsNotice', 'withdrawNotice', 'askCancelNotice',
  'reminderWeek', 'reminderDay', 'reminderNoticeWeek', 'reminderNoticeDay', 'reminderNoticeNight', 'reminderNoticeNoTime',
  'seatReserved', 'seatWaiting', 'seatOffer', 'seatExpired', 'seatCancelled', 'seatCalledOff', 'seatLeft', 'seatMoved',
  'seatNoticeReserved', 'seatNoticeAccepted', 'seatNoticeWaiting', 'seatNoticeCancelled', 'seatNoticeCalledOff', 'seatNoticeLeft', 'seatNoticeOffer', 'seatNoticeExpired', 'seatNoticeMoved',
  'accountWelcome', 'accountExists', 'passwordReset', 'passwordChanged', 'emailChanged', 'mailTest',
  'contactReceived', 'contactNotice', 'contactAnswer',
  'letterConfirm', 'letterConfirmTraining', 'letterConfirmPizza', 'letterDecline', 'letterCancel', 'letterMove', 'letterKeepDate', 'letterEdit', 'letterPropose', 'letterYes',
] as const;

export type MailPreview = (typeof MAIL_PREVIEWS)[number];

/** Whether a mail goes to the owner, always in French. */
export const isOwnerMail = (preview: MailPreview): boolean => preview.startsWith('notice') || preview.includes('Notice');
