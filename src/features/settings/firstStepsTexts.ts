import { defineTexts } from '../../i18n/texts';

export const firstStepsTexts = defineTexts('firstSteps', {
  title: { fr: 'Premiers pas', en: 'First steps' },
  lead: {
    fr: 'Quelques écrans courts, et le site est à vous. Passez ceux qui peuvent attendre : vous reprendrez d’ici quand vous voudrez.',
    en: 'A few short screens, and the site is yours. Skip what can wait: pick up from here whenever you like.',
  },
  hidden: {
    fr: 'Tant qu’il reste des valeurs d’exemple, les moteurs de recherche n’affichent pas le site.',
    en: 'As long as sample values remain, search engines do not list the site.',
  },
  listed: { fr: 'Plus rien n’est inventé : les moteurs de recherche peuvent afficher le site.', en: 'Nothing is made up any more: search engines may list the site.' },
  begin: { fr: 'Commencer', en: 'Start' },
  resume: { fr: 'Continuer : {{step}}', en: 'Continue: {{step}}' },
  finished: { fr: 'Aller au tableau de bord', en: 'Go to the dashboard' },
  position: { fr: 'Étape {{number}} sur {{total}}', en: 'Step {{number}} of {{total}}' },
  all: { fr: 'Tous les pas', en: 'All steps' },
  previous: { fr: 'Précédent', en: 'Back' },
  skip: { fr: 'Passer pour l’instant', en: 'Skip for now' },
  next: { fr: 'Suivant', en: 'Next' },
  finish: { fr: 'Terminer', en: 'Finish' },
  states: {
    done: { fr: 'Fait', en: 'Done' },
    todo: { fr: 'À faire', en: 'To do' },
    optional: { fr: 'Facultatif', en: 'Optional' },
  },
  steps: {
    identity: { fr: 'Votre nom et vos coordonnées', en: 'Your name and contact details' },
    hours: { fr: 'Vos heures', en: 'Your hours' },
    premises: { fr: 'Votre point de départ', en: 'Your starting point' },
    taxes: { fr: 'Les taxes', en: 'Taxes' },
    bookingRates: { fr: 'Vos tarifs', en: 'Your rates' },
    look: { fr: 'Vos couleurs et votre marque', en: 'Your colours and your mark' },
    pictures: { fr: 'Vos photos', en: 'Your photos' },
    mail: { fr: 'L’envoi des courriels', en: 'Sending email' },
    samples: { fr: 'Retirer les exemples', en: 'Remove the samples' },
  },
  pictures: {
    lead: { fr: 'Ajoutez quelques photos prises au téléphone : un plat, le fumoir, une table servie. Vous les choisirez ensuite pour vos plats, vos événements et le carrousel.', en: 'Add a few photos taken with your phone: a dish, the smoker, a laid table. You’ll then pick them for your dishes, your events and the carousel.' },
    open: { fr: 'Ouvrir les photos', en: 'Open the photos' },
  },
  mail: {
    lead: { fr: 'Sans serveur de courriel, les demandes arrivent quand même et leurs courriels attendent ici. Donnez celui de votre fournisseur pour qu’ils partent.', en: 'Without a mail server, requests still arrive and their emails wait here. Enter your provider’s so that they can leave.' },
    open: { fr: 'Régler le serveur de courriel', en: 'Set up the mail server' },
  },
  samples: {
    lead: {
      fr: 'Le menu, les formations et les événements de départ sont des exemples. Changez ceux qui vous ressemblent, puis retirez les autres d’un coup.',
      en: 'The menu, trainings and events you started with are samples. Change the ones that are like yours, then remove the others all at once.',
    },
    count_one: { fr: '{{count}} exemple reste dans vos listes.', en: '{{count}} sample is left in your lists.' },
    count_other: { fr: '{{count}} exemples restent dans vos listes.', en: '{{count}} samples are left in your lists.' },
    none: { fr: 'Il ne reste aucun exemple.', en: 'No samples are left.' },
    remove: { fr: 'Retirer les exemples', en: 'Remove the samples' },
    confirm: { fr: 'Retirer tous les exemples ?', en: 'Remove all samples?' },
    sentence: { fr: 'Ceux que vous avez modifiés et dont la case « Exemple » est décochée restent.', en: 'Those that you changed and whose “Sample” box is unticked stay.' },
    keep: { fr: 'Les garder', en: 'Keep them' },
    removed: { fr: 'Les exemples sont retirés.', en: 'The samples are removed.' },
    failed: { fr: 'Rien n’a été retiré : le serveur n’a pas répondu. Réessayez dans un instant.', en: 'Nothing was removed: the server did not answer. Try again in a moment.' },
  },
});
