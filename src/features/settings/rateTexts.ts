import type { Text } from '../../contract/language';
import { defineTexts } from '../../i18n/texts';

export const rulesTexts = defineTexts('settingsRules', {
  title: { fr: 'Délais et limites', en: 'Deadlines and limits' },
  lead: { fr: 'Le site, les courriels et les calendriers appliquent ces règles dès que vous enregistrez.', en: 'The site, the emails and the calendars apply these rules as soon as you save.' },
  groups: {
    requests: { title: { fr: 'Demandes', en: 'Requests' } },
    changes: { title: { fr: 'Lien du client', en: 'The customer’s link' }, hint: { fr: 'Le lien de son courriel, par lequel un client suit sa demande et change le nombre de convives.', en: 'The link in their email, with which a customer follows their request and changes the number of guests.' } },
    reminders: { title: { fr: 'Rappels par courriel', en: 'Reminders by email' }, hint: { fr: 'Deux rappels partent avant chaque réservation confirmée.', en: 'Two reminders are sent before every confirmed booking.' } },
    seats: { title: { fr: 'Places des événements et des formations', en: 'Seats at events and trainings' } },
    day: { title: { fr: 'Le jour même', en: 'On the day' }, hint: { fr: 'Pour les calendriers et l’heure de départ de la feuille du jour.', en: 'For the calendars and the departure time on the day sheet.' } },
    data: { title: { fr: 'Renseignements personnels', en: 'Personal information' } },
  },
  fields: {
    leadTimeDays: { label: { fr: 'Préavis', en: 'Notice' }, hint: { fr: 'Plus près que cela, on peut encore demander la journée, et le site invite à vous appeler.', en: 'Closer than that, people can still ask for the day, and the site tells them to call you.' } },
    maxGuests: { label: { fr: 'Convives par demande, au plus', en: 'Guests per request, at most' }, hint: { fr: 'Vaut pour les adultes, et de même pour les enfants.', en: 'Applies to adults, and likewise to children.' } },
    guestChangeDays: { label: { fr: 'Dernier changement du nombre de convives', en: 'Last change to the number of guests' }, hint: { fr: 'Jours avant la date. Ensuite, le client doit vous écrire.', en: 'Days before the date. After that, the customer has to write to you.' } },
    manageDaysAfter: { label: { fr: 'Fin du lien', en: 'End of the link' }, hint: { fr: 'Jours après la date.', en: 'Days after the date.' } },
    reminderDays: { first: { label: { fr: 'Premier rappel', en: 'First reminder' }, hint: { fr: 'Jours avant la date.', en: 'Days before the date.' } }, last: { label: { fr: 'Dernier rappel', en: 'Last reminder' }, hint: { fr: 'Jours avant la date, moins que le premier.', en: 'Days before the date, fewer than the first.' } } },
    reminderHours: { from: { label: { fr: 'Envoi à partir de', en: 'Sent from' } }, until: { label: { fr: 'Envoi jusqu’à', en: 'Sent until' } } },
    seatOfferHours: { label: { fr: 'Retenue d’une place offerte', en: 'Hold on an offered seat' }, hint: { fr: 'Ensuite, la place va au groupe suivant de la liste d’attente.', en: 'After that, the seat goes to the next group on the waiting list.' } },
    maxSeats: { label: { fr: 'Places par groupe, au plus', en: 'Seats per group, at most' }, hint: { fr: 'Un groupe plus grand doit vous appeler.', en: 'A larger group has to call you.' } },
    partyHours: { label: { fr: 'Durée d’une réservation', en: 'Length of a booking' } },
    setUpMinutes: { label: { fr: 'Installation', en: 'Set-up' }, hint: { fr: 'De l’arrivée à la première assiette.', en: 'From parking to the first plate.' } },
    roadKmh: { label: { fr: 'Vitesse moyenne, chargé', en: 'Average speed, loaded' } },
    retentionMonths: { label: { fr: 'Conservation', en: 'Retention' }, hint: { fr: 'Mois après la date. Ensuite, demandes et messages s’effacent d’eux-mêmes ; la page Vie privée le dit.', en: 'Months after the date. Requests and messages are then erased automatically; the Privacy page says so.' } },
  },
});

const KEPT_RATES: Text = { fr: 'Les demandes déjà reçues gardent leurs tarifs : seules les nouvelles estimations changent.', en: 'Requests already received keep their rates: only new estimates change.' };

export const bookingRatesTexts = defineTexts('settingsBookingRates', {
  title: { fr: 'Tarifs de la page Réserver', en: 'Rates of the Book page' },
  lead: { fr: 'Les prix des viandes et des accompagnements sont dans leurs listes. Tous les montants sont avant taxes.', en: 'The prices of meats and sides are in their lists. All amounts are before taxes.' },
  note: KEPT_RATES,
  groups: {
    service: { title: { fr: 'Menu et service', en: 'Menu and service' } },
    travel: { title: { fr: 'Déplacement', en: 'Travel' }, hint: { fr: 'Mesuré aller-retour depuis le point de départ.', en: 'Measured as a round trip from the starting point.' } },
    pizza: { title: { fr: 'Pizza par convive', en: 'Pizza per guest' }, hint: { fr: 'Un champ vide laisse le prix à déterminer : le site le dit, et vous le fixez à la confirmation.', en: 'An empty field leaves the price to be determined: the site says so, and you set it on confirmation.' } },
    toppings: { title: { fr: 'Supplément par garniture', en: 'Surcharge per topping' }, hint: { fr: 'S’ajoute au prix de la pizza, par convive. Un champ vide n’ajoute rien.', en: 'Added to the price of pizza, per guest. An empty field adds nothing.' } },
  },
  fields: {
    factor: { label: { fr: 'Multiplicateur du menu', en: 'Menu multiplier' }, hint: { fr: '1,3 ajoute 30 % au prix des viandes et des accompagnements.', en: '1.3 adds 30% to the price of meats and sides.' } },
    setUp: { label: { fr: 'Installation', en: 'Set-up' }, hint: { fr: 'Une fois par demande.', en: 'Once per request.' } },
    travelBase: { label: { fr: 'Déplacement de base', en: 'Base travel fee' } },
    travelIncludedKm: { label: { fr: 'Kilomètres compris', en: 'Kilometres included' } },
    travelPerKm: { label: { fr: 'Chaque kilomètre de plus', en: 'Each further kilometre' } },
  },
});

export const summaryRatesTexts = defineTexts('settingsSummaryRates', {
  title: { fr: 'Tarifs de l’espace membre', en: 'Rates of the member area' },
  lead: { fr: 'Pour les demandes que les membres composent eux-mêmes. Tous les montants sont avant taxes.', en: 'For the requests that members build themselves. All amounts are before taxes.' },
  note: KEPT_RATES,
  groups: {
    base: { title: { fr: 'Prix de base', en: 'Base prices' } },
    training: { title: { fr: 'Suppléments d’une formation', en: 'Training extras' } },
    travel: { title: { fr: 'Déplacement', en: 'Travel' }, hint: { fr: 'Mesuré aller-retour depuis le point de départ, dès le premier kilomètre.', en: 'Measured as a round trip from the starting point, from the first kilometre.' } },
  },
  fields: {
    eventBase: { label: { fr: 'Événement', en: 'Event' } },
    trainingBase: { label: { fr: 'Formation', en: 'Training' } },
    perChild: { label: { fr: 'Prix par enfant', en: 'Price per child' }, hint: { fr: 'Affiché quand aucun autre n’est donné ; il n’entre dans aucun total.', en: 'Shown when no other is given; it is in no total.' } },
    tool: { label: { fr: 'Chaque outil', en: 'Each tool' } },
    contentFocus: { label: { fr: 'Chaque thème', en: 'Each topic' } },
    travelBase: { label: { fr: 'Déplacement de base', en: 'Base travel fee' } },
    travelPerKm: { label: { fr: 'Chaque kilomètre', en: 'Each kilometre' } },
  },
});
