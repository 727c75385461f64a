import { OFFLINE_NOTICE } from '../../contract/requestTexts';
import { defineTexts } from '../../i18n/texts';

export const contactTexts = defineTexts('contact', {
  title: { fr: 'Écrivez-moi', en: 'Write to me' },
  lead: {
    fr: 'Une question sur une formation, une date, une allergie ou la grosseur d’une poitrine de bœuf ? Je lis tout et je réponds moi-même.',
    en: 'A question about a training, a date, an allergy or the size of a brisket? I read everything and answer it myself.',
  },
  form: { fr: 'Formulaire de contact', en: 'Contact form' },
  fields: {
    name: { label: { fr: 'Votre nom', en: 'Your name' } },
    email: { label: { fr: 'Courriel', en: 'Email' }, hint: { fr: 'Ma réponse part à cette adresse.', en: 'My answer goes to this address.' } },
    subject: { label: { fr: 'Sujet', en: 'Subject' } },
    message: { label: { fr: 'Votre message', en: 'Your message' } },
  },
  submit: { fr: 'Envoyer le message', en: 'Send the message' },
  submitting: { fr: 'Envoi en cours…', en: 'Sending…' },
  privacy: {
    fr: 'Votre nom, votre courriel et votre message servent seulement à vous répondre. Ils me parviennent par courriel et sont effacés après {{months}} mois. Vous pouvez les voir, les corriger ou les faire effacer.',
    en: 'Your name, email and message are used only to answer you. They reach me by email and are erased after {{months}} months. You can see them, correct them or have them erased.',
  },
  privacyLink: { fr: 'Vie privée', en: 'Privacy' },
  sent: {
    title: { fr: 'C’est parti', en: 'On its way' },
    message: { fr: 'Merci pour votre message ! Je vous réponds dès que possible.', en: 'Thank you for your message! We will respond as soon as possible.' },
    another: { fr: 'Écrire un autre message', en: 'Write another message' },
  },
  failed: {
    message: {
      fr: 'Une erreur est survenue pendant l’envoi du message. Veuillez réessayer plus tard.',
      en: 'An error occurred while sending the message. Please try again later.',
    },
    kept: { fr: 'Tout ce que vous avez écrit est gardé. C’est pressant ?', en: 'Everything you typed is kept. In a hurry?' },
    waiting: OFFLINE_NOTICE,
    again: { fr: 'C’était très rapide ! Appuyez encore une fois pour envoyer : rien n’est perdu.', en: 'That was very quick! Press once more to send it: nothing is lost.' },
    known: { fr: 'J’ai déjà reçu ce message, mot pour mot : il n’est pas enregistré en double.', en: 'I already have this exact message, so it was not stored twice.' },
    anyway: { fr: 'L’envoyer quand même', en: 'Send it anyway' },
  },
  reach: {
    title: { fr: 'Autres façons de me joindre', en: 'Other ways to reach me' },
    address: { fr: 'Adresse', en: 'Address' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    email: { fr: 'Courriel', en: 'Email' },
    hours: { fr: 'Heures', en: 'Hours' },
  },
});
