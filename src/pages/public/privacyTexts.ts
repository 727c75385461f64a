import { defineTexts } from '../../i18n/texts';

export const privacyTexts = defineTexts('privacy', {
  title: { fr: 'Confidentialité et vie privée', en: 'Privacy' },
  lead: { fr: 'Ce que je garde, pourquoi, combien de temps, et comment le faire effacer. En mots simples.', en: 'What I keep, why, for how long, and how to have it erased. In plain words.' },
  officer: {
    title: { fr: 'La personne responsable', en: 'The person responsible' },
    sentence: { fr: '{{name}} est responsable de la protection des renseignements personnels chez {{business}}.', en: '{{name}} is responsible for protecting personal information at {{business}}.' },
    write: { fr: 'Pour toute question ou demande :', en: 'For any question or request:' },
  },
  what: {
    title: { fr: 'Ce que je recueille', en: 'What I collect' },
    booking: { fr: 'Quand vous demandez un événement : votre nom, votre courriel, votre téléphone si vous le donnez, le lieu, la date, le nombre de convives, vos choix et, si vous les indiquez, les allergies et régimes (des renseignements de santé, qui servent seulement à cuisiner sans danger). Je m’en sers pour calculer une estimation, vous répondre, au besoin vous appeler, et préparer le repas.', en: 'When you request an event: your name, your email, your phone number if you give it, the place, the date, the number of guests, your choices and, if you give them, allergies and diets (health information, used only to cook safely). I use this to work out an estimate, answer you, call you if I need to, and prepare the meal.' },
    card: { fr: 'Je garde une fiche par personne, avec ses demandes et mes notes, pour vous reconnaître la fois suivante. Elle est effacée avec votre dernière demande.', en: 'I keep one card a person, with their requests and my notes, so that I know you next time. It is erased with your last request.' },
    seats: { fr: 'Quand vous réservez des places : votre nom, votre courriel, le nombre de places et votre message, pour vous accueillir, vous écrire et tenir la liste d’attente.', en: 'When you reserve seats: your name, email, the number of seats and your note, so that I can expect you, write to you and keep the waiting list.' },
    contact: { fr: 'Quand vous m’écrivez : votre nom, votre courriel et votre message, pour vous répondre.', en: 'When you write to me: your name, email and message, to answer you.' },
    account: { fr: 'Quand vous créez un compte : votre nom, votre nom d’utilisateur, votre courriel, la langue de vos courriels et votre mot de passe, gardé sous une forme que personne ne peut lire.', en: 'When you create an account: your name, username, email, the language of your emails and your password, kept in a form nobody can read.' },
    position: { fr: 'Votre position, seulement si vous touchez « Me localiser » : elle devient le lieu de votre demande et va, sans votre nom, au service de cartes qui calcule la route.', en: 'Your position, only if you press “Locate Me”: it becomes the place of your request and goes, without your name, to the map service that works out the drive.' },
    browser: { fr: 'Sur votre appareil : la langue, l’apparence claire ou sombre et vos brouillons, trente jours au plus. Si vous avez un compte : votre session, puis votre nom d’utilisateur jusqu’à ce que vous vous déconnectiez.', en: 'On your device: your language, the light or dark look and your drafts, for thirty days at most. If you have an account: your session, then your username until you log out.' },
  },
  who: {
    title: { fr: 'Qui d’autre les voit', en: 'Who else sees it' },
    maps: { fr: 'L’adresse de l’événement est cherchée auprès d’un service de cartes (OpenStreetMap ou Google), sans votre nom. Ces services peuvent être hors du Québec.', en: 'The event’s address is looked up with a map service (OpenStreetMap or Google), without your name. These services may be outside Québec.' },
    mail: { fr: 'Les courriels passent par un fournisseur de messagerie, et le site est hébergé chez un fournisseur ; l’un ou l’autre peut être hors du Québec.', en: 'Emails go through an email provider and the site runs at a hosting provider; either may be outside Québec.' },
    none: { fr: 'Je ne vends et ne prête rien. Le suivi publicitaire de Google ne démarre que si vous l’acceptez.', en: 'I sell and lend nothing. Google’s ad tracking starts only if you accept it.' },
  },
  cookies: {
    title: { fr: 'Témoins et contenus extérieurs', en: 'Cookies and outside content' },
    sentence: { fr: 'Rien d’extérieur ne se charge avant votre accord : ni statistiques, ni publicité, ni vidéo. Le fond de carte ne se charge que si vous le demandez. Quand vous vous connectez, un témoin nécessaire reconnaît votre navigateur, pour que personne ne puisse vous bloquer en essayant des mots de passe.', en: 'Nothing from outside loads before you agree: no analytics, no advertising, no video. The map loads only if you ask for it. When you log in, a necessary cookie recognizes your browser, so nobody can lock you out by trying passwords.' },
  },
  keep: {
    title: { fr: 'Combien de temps', en: 'For how long' },
    sentence: { fr: 'Les demandes et les places réservées sont gardées {{months}} mois après l’événement, et les messages {{months}} mois après leur envoi, puis effacés, sauf ce que la loi m’oblige à conserver. Un compte est gardé jusqu’à ce que vous l’effaciez. Les copies de sauvegarde gardent quelques semaines de plus ce qui est effacé ; si j’en restaure une, c’est effacé de nouveau aussitôt.', en: 'Requests and reserved seats are kept for {{months}} months after the event, and messages for {{months}} months after they are sent, then erased, except what the law requires me to keep. An account is kept until you erase it. Backup copies hold what has been erased for a few more weeks; if I restore one, it is erased again right away.' },
  },
  rights: {
    title: { fr: 'Vos droits', en: 'Your rights' },
    sentence: { fr: 'Vous pouvez voir, corriger, recevoir ou faire effacer ce que j’ai sur vous, et retirer votre accord en tout temps. Écrivez-moi : je réponds dans les trente jours. Vous pouvez aussi porter plainte à la Commission d’accès à l’information du Québec.', en: 'You can see, correct or receive what I hold about you, or have it erased, and withdraw your consent at any time. Write to me: I’ll answer within thirty days. You can also complain to the Commission d’accès à l’information du Québec.' },
  },
});
