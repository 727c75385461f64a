import { defineTexts } from '../../i18n/texts';

/** A weekday as its fields are called. */
const weekday = <const French extends string, const English extends string>(fr: French, en: English) => ({
  open: { label: { fr, en } },
  from: { label: { fr: `${fr}, de`, en: `${en}, from` } },
  to: { label: { fr: `${fr}, à`, en: `${en}, to` } },
});

export const availabilityTexts = defineTexts('availability', {
  title: { fr: 'Disponibilités', en: 'Availability' },
  lead: { fr: 'Quand vous cuisinez, et combien de fêtes une journée porte. Le site le montre aussitôt ; on peut toujours vous demander une journée.', en: 'When you cook, and how many parties a day bears. The site shows it at once; people can always ask for a day.' },
  loading: { fr: 'Vos disponibilités arrivent…', en: 'Your availability is coming…' },
  failed: {
    title: { fr: 'Vos disponibilités ne sont pas venues', en: 'Your availability did not come' },
    sentence: { fr: 'Rien n’est perdu : elles sont sur le serveur. Réessayez dans un instant.', en: 'Nothing is lost: it is on the server. Try again in a moment.' },
    forbidden: { fr: 'Réservé à qui administre le site', en: 'For those who run the site' },
    forbiddenSentence: { fr: 'Connectez-vous avec un compte d’administration.', en: 'Log in with an administrator’s account.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
  parts: {
    week: { fr: 'La semaine', en: 'The week' },
    weekHint: { fr: 'Une journée fermée peut quand même être demandée ; le site le dit.', en: 'A closed day can still be asked for; the site says so.' },
    blocked: { fr: 'Journées bloquées', en: 'Blocked days' },
    blockedHint: { fr: 'La raison reste entre nous : les visiteurs lisent seulement que vous n’êtes pas là.', en: 'The reason stays between us: visitors only read that you are away.' },
    day: { fr: 'Une journée', en: 'A day' },
  },
  closed: { fr: 'Fermé', en: 'Closed' },
  leadTime: { fr: 'Délai : {{count}} jours. Plus près, la journée reste possible, et le site dit que vous appellerez.', en: 'Lead time: {{count}} days. Nearer than that a day stays possible, and the site says that you will call.' },
  fields: {
    hours: {
      sunday: weekday('Dimanche', 'Sunday'),
      monday: weekday('Lundi', 'Monday'),
      tuesday: weekday('Mardi', 'Tuesday'),
      wednesday: weekday('Mercredi', 'Wednesday'),
      thursday: weekday('Jeudi', 'Thursday'),
      friday: weekday('Vendredi', 'Friday'),
      saturday: weekday('Samedi', 'Saturday'),
    },
    blocked: {
      label: { fr: 'Journées bloquées', en: 'Blocked days' },
      from: { label: { fr: 'Du', en: 'From' } },
      to: { label: { fr: 'Au', en: 'To' }, hint: { fr: 'Vide pour une seule journée', en: 'Empty for a single day' } },
      reason: { label: { fr: 'Raison, pour vous', en: 'Reason, for you' } },
    },
    perDay: { label: { fr: 'Réservations par jour', en: 'Bookings a day' }, hint: { fr: 'Les événements et les formations du site comptent aussi.', en: 'The site’s events and trainings count too.' } },
    holdDays: { label: { fr: 'Jours pour répondre', en: 'Days to answer' }, hint: { fr: 'Une demande retient sa journée ce temps-là, puis la journée paraît libre de nouveau.', en: 'A request holds its day for that long; then the day shows as free again.' } },
  },
  rows: {
    none: { fr: 'Aucune journée bloquée.', en: 'No blocked day.' },
    add: { fr: 'Bloquer des journées', en: 'Block some days' },
    remove: { fr: 'Débloquer ({{number}})', en: 'Unblock ({{number}})' },
    removed: { fr: 'Ce n’est plus bloqué, une fois enregistré.', en: 'No longer blocked, once saved.' },
  },
  saved: { fr: 'C’est enregistré. Le site le montre déjà.', en: 'Saved. The site shows it already.' },
  draft: {
    found: { fr: 'Vos changements du {{day}} sont repris : ils ne sont pas encore enregistrés.', en: 'Your changes of {{day}} are taken up again: they are not saved yet.' },
    discard: { fr: 'Les jeter', en: 'Discard them' },
    discarded: { fr: 'Vos changements sont jetés : voici ce qui est enregistré.', en: 'Your changes are discarded: this is what is saved.' },
    undo: { fr: 'Les reprendre', en: 'Take them up again' },
  },
  unreachable: { fr: 'Rien n’est enregistré : le serveur n’a pas répondu. Vos changements sont encore là, réessayez dans un instant.', en: 'Nothing is saved: the server did not answer. Your changes are still here; try again in a moment.' },
  conflict: {
    sentence: { fr: 'Quelqu’un d’autre a changé les disponibilités entre-temps. Rien de vous n’est enregistré encore.', en: 'Somebody else has changed the availability in the meantime. Nothing of yours is saved yet.' },
    mine: { fr: 'Enregistrer les miennes', en: 'Save mine' },
    theirs: { fr: 'Reprendre les leurs', en: 'Take theirs' },
  },
});
