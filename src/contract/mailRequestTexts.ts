import type { Text } from './language';

/** Texts of the mail that confirms the receipt of a request. */
export const RECEIVED_TEXTS = {
  receivedSubject: { fr: 'Demande {{reference}} reçue : {{type}}, {{day}}', en: 'Request {{reference}} received: {{type}}, {{day}}' },
  receivedPreheader: { fr: 'Pas encore confirmée : je vous réponds d’ici deux jours. Estimation : {{total}}.', en: 'Not confirmed yet: I will get back to you within two days. Estimate: {{total}}.' },
  received: { fr: 'Demande reçue, pas encore confirmée : je vous réponds d’ici deux jours.', en: 'Request received, not confirmed yet: I will get back to you within two days.' },
  keepReference: { fr: 'Gardez cette référence sous la main si vous m’écrivez.', en: 'Keep this reference handy if you write to me.' },
  behindLink: { fr: 'Le lieu et tout ce que vous avez écrit se trouvent derrière ce lien.', en: 'The place and everything you wrote are behind this link.' },
  soon: { fr: 'Votre date est dans moins de {{notice}} : je vérifie si je suis libre et je vous écris dès que possible.', en: 'Your date is less than {{notice}} away: I’m checking whether I’m free and will write as soon as I can.' },
  differs: {
    fr: 'Votre écran affichait {{shown}}. J’ai refait le calcul : l’estimation à retenir est celle-ci, {{total}}.',
    en: 'Your screen showed {{shown}}. I worked it out again: the estimate to go by is this one, {{total}}.',
  },
  next: { fr: 'La suite', en: 'What happens next' },
  nextCheck: { fr: 'Je vérifie la date, le lieu et les quantités.', en: 'I’ll check the date, the place and the quantities.' },
  nextAnswer: { fr: 'D’ici deux jours, je vous écris pour confirmer ou vous proposer un ajustement.', en: 'Within two days, I’ll write to confirm or suggest a change.' },
  nextPublish: { fr: 'Rien n’est public pour l’instant : une fois confirmé avec vous, je l’inscris au calendrier.', en: 'Nothing is public for now: once it is settled with you, I put it on the calendar.' },
  nextPay: { fr: 'Il n’y a rien à payer pour le moment.', en: 'There is nothing to pay for now.' },
  calendarAttached: { fr: 'La date est jointe à ce courriel, à titre provisoire, pour votre calendrier.', en: 'The date is attached as a tentative event for your calendar.' },
  question: { fr: 'Une question, un détail à changer ?', en: 'A question, or something to change?' },
  why: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à une demande sur {{site}}. Ce n’était pas vous ? Répondez-moi et j’efface tout.',
    en: 'You are receiving this because this address was used for a request on {{site}}. If this wasn’t you, reply and I’ll erase everything.',
  },
} as const satisfies Record<string, Text>;

/** Texts of the mail to the owner about a new request. It is in French only. */
export const NOTICE_TEXTS = {
  noticeSubject: { fr: 'Demande {{reference}} : {{name}}, {{type}}, {{day}}', en: 'Request {{reference}}: {{name}}, {{type}}, {{day}}' },
  noticeSubjectSoon: { fr: 'Court préavis, demande {{reference}} : {{name}}, {{type}}, {{day}}', en: 'Short notice, request {{reference}}: {{name}}, {{type}}, {{day}}' },
  publish: { fr: 'Rien n’est public tant que vous ne l’avez pas publié.', en: 'Nothing is public before you publish it.' },
  noticePreheader: { fr: '{{guests}}, {{place}}. Estimation : {{total}}.', en: '{{guests}}, {{place}}. Estimate: {{total}}.' },
  newRequest: { fr: 'Nouvelle demande', en: 'New request' },
  placeUnclear: { fr: 'L’adresse écrite et l’épingle sont à plus de 15 km l’une de l’autre : à vérifier avant de compter le déplacement.', en: 'The written address and the pin are more than 15 km apart: to check before the travel is counted.' },
  shortNotice: { fr: 'Court préavis', en: 'Short notice' },
  who: { fr: 'Qui', en: 'Who' },
  speaks: { fr: 'Langue', en: 'Language' },
  speaksFrench: { fr: 'Français', en: 'French' },
  speaksEnglish: { fr: 'Anglais, répondez en anglais', en: 'English' },
  directions: { fr: 'Itinéraire', en: 'Directions' },
  perChild: { fr: 'Prix par enfant', en: 'Price per child' },
  shownTotal: { fr: 'Affiché au client', en: 'Shown to the customer' },
  countedTotal: { fr: 'Calculé ensuite', en: 'Worked out afterwards' },
  reply: { fr: 'Répondre à {{name}}', en: 'Reply to {{name}}' },
  dashboard: { fr: 'Ouvrir le tableau de bord', en: 'Open the dashboard' },
  receivedAt: { fr: 'Reçue le {{day}} à {{time}}.', en: 'Received on {{day}} at {{time}}.' },
} as const satisfies Record<string, Text>;
