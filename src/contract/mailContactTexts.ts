import type { Text } from './language';

/** Texts of the mails of the contact form. */
export const CONTACT_TEXTS = {
  messageReceivedSubject: { fr: 'Votre message est bien arrivé', en: 'Your message has arrived' },
  messageReceivedPreheader: { fr: 'Je le lis moi-même et je vous réponds dès que possible.', en: 'I read it myself and will answer as soon as I can.' },
  messageReceived: { fr: 'Votre message est bien arrivé. Je le lis moi-même et je vous réponds dès que possible.', en: 'Your message has arrived. I read it myself and will answer as soon as I can.' },
  messageMore: { fr: 'Quelque chose à ajouter ?', en: 'Something to add?' },
  messageWhy: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à écrire un message sur {{site}}. Ce n’était pas vous ? Répondez-moi et j’efface tout.',
    en: 'You are receiving this because this address was used to write a message on {{site}}. If this wasn’t you, reply and I’ll erase everything.',
  },
  messageNoticeSubject: { fr: 'Message de {{name}} : {{topic}}', en: 'Message from {{name}}: {{topic}}' },
  messageReceivedAt: { fr: 'Reçu le {{day}} à {{time}}.', en: 'Received on {{day}} at {{time}}.' },
  newMessage: { fr: 'Nouveau message', en: 'New message' },
  topic: { fr: 'Sujet', en: 'Subject' },
  messageAnswerWhy: {
    fr: 'Vous recevez ce courriel parce que vous avez écrit un message sur {{site}}.',
    en: 'You are receiving this because you wrote a message on {{site}}.',
  },
  messageQuoted: { fr: 'Votre message du {{day}}, {{time}}', en: 'Your message of {{day}}, {{time}}' },
  messageReplySubject: { fr: 'Votre message à {{business}}', en: 'Your message to {{business}}' },
} as const satisfies Record<string, Text>;
