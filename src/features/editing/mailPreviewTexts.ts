import { defineTexts } from '../../i18n/texts';

/** Texts of the preview of a mail. */
export const mailPreviewTexts = defineTexts('mailPreview', {
  title: { fr: 'Aperçu du courriel', en: 'Preview of the email' },
  sample: { fr: 'Les noms, les dates et les prix sont inventés.', en: 'Names, dates and prices are made up.' },
  language: { fr: 'Langue du courriel', en: 'Language of the email' },
  french: { fr: 'Ce courriel est pour vous : il est toujours en français.', en: 'This email is for you: it is always in French.' },
  subject: { fr: 'Objet', en: 'Subject' },
  calendar: { fr: 'Calendrier', en: 'Calendar' },
  loading: { fr: 'Préparation de l’aperçu…', en: 'Preparing the preview…' },
  failed: { fr: 'L’aperçu n’a pas pu être préparé. Ce que vous avez écrit est encore ici.', en: 'The preview could not be prepared. What you wrote is still here.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  unknownHole: { fr: 'L’aperçu attend : un nom entre accolades n’est pas connu.', en: 'The preview is waiting: a name between braces is not known.' },
  send: { fr: 'M’envoyer ce courriel', en: 'Send me this one' },
  sending: { fr: 'Envoi…', en: 'Sending…' },
  sent: { fr: 'Envoyé à {{address}}, tel qu’il est ici.', en: 'Sent to {{address}}, as it is here.' },
  sendFailed: { fr: 'Le courriel n’est pas parti. Réessayez dans un instant.', en: 'The email was not sent. Try again in a moment.' },
});
