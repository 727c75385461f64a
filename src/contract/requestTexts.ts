import type { Text } from './language';

/* Texts shared by all request forms. */

export const GUESTS = {
  guests_one: { fr: '{{count}} convive en tout', en: '{{count}} guest in total' },
  guests_other: { fr: '{{count}} convives en tout', en: '{{count}} guests in total' },
} satisfies Record<string, Text>;

export const LEAD_TIME: Text = { fr: 'Les événements se réservent au moins {{notice}} à l’avance.', en: 'Event bookings are requested at least {{notice}} ahead.' };

/** Message while the menu is loading. */
export const MENU_LOADING: Text = { fr: 'Je charge le menu…', en: 'Loading the menu…' };

export const RECEIVED: Text = {
  fr: 'Votre demande est bien reçue ! Je communique avec vous bientôt pour confirmer les détails.',
  en: 'Booking request submitted successfully! We will contact you soon to confirm the details.',
};

/** Message when the server's amount differs from the amount shown in the form. */
export const AMOUNT_DIFFERS: Text = {
  fr: 'Ce montant diffère de celui à l’écran, parce que j’ai recalculé le déplacement ou les prix. C’est celui-ci qui compte.',
  en: 'This differs from the amount on screen because I worked out the travel or the prices again. This is the one that counts.',
};

/** Message that an unsent request will be offered for sending again later. */
export const OFFLINE_NOTICE: Text = {
  fr: 'Dès que vous serez de nouveau en ligne, je vous proposerai de l’envoyer, où que vous soyez sur le site.',
  en: 'Once you’re back online, I’ll offer to send it, wherever you are on the site.',
};
