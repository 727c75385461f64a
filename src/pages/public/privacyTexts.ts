import { defineTexts } from '../../i18n/texts';

export const privacyTexts = defineTexts('privacy', {
  title: { fr: 'Vie privée', en: 'Privacy' },
  lead: { fr: 'Ce que je garde, pourquoi, combien de temps, et comment le faire effacer. En mots simples.', en: 'What I keep, why, for how long, and how to have it erased. In plain words.' },
  officer: {
    title: { fr: 'La personne responsable', en: 'The person in charge' },
    sentence: { fr: '{{name}} est responsable de la protection des renseignements personnels chez Boucane.', en: '{{name}} is in charge of the protection of personal information at Boucane.' },
    write: { fr: 'Pour toute question ou demande :', en: 'For any question or request:' },
  },
  what: {
    title: { fr: 'Ce que je recueille', en: 'What I collect' },
    booking: { fr: 'Quand vous demandez un événement : votre nom, votre courriel, votre téléphone si vous le donnez, le lieu, la date, le nombre de convives et vos choix. Je m’en sers pour calculer un prix, vous répondre, au besoin vous appeler, et préparer le repas.', en: 'When you request an event: your name, your e-mail, your telephone if you give it, the place, the date, the number of guests and your choices. I use them to work out a price, answer you, call you if need be, and prepare the meal.' },
    seats: { fr: 'Quand vous réservez des places : votre nom, votre courriel, leur nombre et votre mot, pour vous attendre, vous écrire et tenir la liste d’attente.', en: 'When you reserve seats: your name, e-mail, how many and your note, to expect you, write to you and keep the waiting list.' },
    contact: { fr: 'Quand vous m’écrivez : votre nom, votre courriel et votre message, pour vous répondre.', en: 'When you write to me: your name, e-mail and message, to answer you.' },
    position: { fr: 'Votre position, seulement si vous touchez « Me localiser », une fois, pour remplir le lieu. Elle ne sert à rien d’autre.', en: 'Your position, only if you press “Locate Me”, once, to fill in the place. It is used for nothing else.' },
    browser: { fr: 'Sur votre appareil : la langue, l’apparence claire ou sombre, et le brouillon de ce que vous avez commencé ou envoyé sans que la ligne réponde, trente jours au plus ; si vous avez un compte, votre session aussi et, une fois qu’elle est finie, votre nom d’utilisateur, jusqu’à ce que vous vous déconnectiez vous-même.', en: 'On your device: the language, the light or dark look, and the draft of what you have begun, or sent without an answer, thirty days at most; if you have an account, your session too and, once it is over, your username, until you log out yourself.' },
  },
  who: {
    title: { fr: 'Qui d’autre les voit', en: 'Who else sees it' },
    maps: { fr: 'L’adresse de l’événement est cherchée auprès d’un service de cartes (OpenStreetMap ou Google), sans votre nom. Ces services peuvent être hors du Québec.', en: 'The event’s address is looked up with a map service (OpenStreetMap or Google), without your name. These services may be outside Québec.' },
    mail: { fr: 'Les courriels passent par un fournisseur de messagerie.', en: 'E-mails go through a mail provider.' },
    none: { fr: 'Rien n’est vendu, ni prêté, ni utilisé pour vous profiler.', en: 'Nothing is sold, lent, or used to profile you.' },
  },
  cookies: {
    title: { fr: 'Témoins et contenus extérieurs', en: 'Cookies and outside content' },
    sentence: { fr: 'Rien d’extérieur ne se charge avant votre accord : ni mesure d’audience, ni publicité, ni vidéo. Le fond de carte ne se charge que si vous le demandez. Quand vous vous connectez, un témoin nécessaire reconnaît votre navigateur, pour que personne ne puisse vous bloquer en essayant des mots de passe.', en: 'Nothing from outside loads before you agree: no analytics, no advertising, no video. The map loads only if you ask for it. When you log in, a necessary cookie recognizes your browser, so that nobody can lock you out by trying passwords.' },
  },
  keep: {
    title: { fr: 'Combien de temps', en: 'For how long' },
    sentence: { fr: 'Les demandes, les places réservées et les messages sont gardés {{months}} mois après l’événement, puis effacés, sauf ce que la loi m’oblige à conserver. Les copies de sauvegarde gardent quelques semaines de plus ce qui est effacé ; si j’en restaure une, c’est effacé de nouveau aussitôt.', en: 'Requests, reserved seats and messages are kept for {{months}} months after the event, then erased, save what the law has me keep. Back-up copies hold what is erased for a few weeks more; if I restore one, it is erased again at once.' },
  },
  rights: {
    title: { fr: 'Vos droits', en: 'Your rights' },
    sentence: { fr: 'Vous pouvez voir, corriger, recevoir ou faire effacer ce que j’ai sur vous, et retirer votre accord en tout temps. Écrivez-moi : je réponds dans les trente jours. Vous pouvez aussi vous adresser à la Commission d’accès à l’information du Québec.', en: 'You can see, correct, receive or have erased what I hold about you, and withdraw your consent at any time. Write to me: I answer within thirty days. You may also turn to the Commission d’accès à l’information du Québec.' },
  },
});
