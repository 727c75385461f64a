import { defineTexts } from '../../i18n/texts';

/** Labels of a weekday's fields. */
const weekday = <const French extends string, const English extends string>(fr: French, en: English) => ({
  open: { label: { fr, en } },
  from: { label: { fr: `${fr}, de`, en: `${en}, from` } },
  to: { label: { fr: `${fr}, à`, en: `${en}, to` } },
});

export const availabilityTexts = defineTexts('availability', {
  title: { fr: 'Disponibilités', en: 'Availability' },
  lead: { fr: 'Quand vous cuisinez, et combien de réservations vous prenez par jour. Le site le montre aussitôt ; on peut toujours vous demander une journée.', en: 'When you cook, and how many bookings you take a day. The site shows it right away; people can always ask for a day.' },
  loading: { fr: 'Chargement de vos disponibilités…', en: 'Loading your availability…' },
  failed: {
    title: { fr: 'Vos disponibilités ne se sont pas chargées', en: 'Your availability didn’t load' },
    sentence: { fr: 'Rien n’est perdu : elles sont sur le serveur. Réessayez dans un instant.', en: 'Nothing is lost: it is on the server. Try again in a moment.' },
    forbidden: { fr: 'Réservé à qui administre le site', en: 'For those who run the site' },
    forbiddenSentence: { fr: 'Connectez-vous avec un compte d’administration.', en: 'Log in with an administrator’s account.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
  parts: {
    week: { fr: 'La semaine', en: 'The week' },
    weekHint: { fr: 'Une journée fermée peut quand même être demandée ; le site le dit.', en: 'A closed day can still be asked for; the site says so.' },
    blocked: { fr: 'Journées bloquées', en: 'Blocked days' },
    blockedHint: { fr: 'Vous seul voyez la raison : les visiteurs lisent seulement que vous n’êtes pas là.', en: 'Only you see the reason: visitors only read that you’re away.' },
    day: { fr: 'Limites par jour', en: 'Limits per day' },
  },
  closed: { fr: 'Fermé', en: 'Closed' },
  leadTime: { fr: 'Délai : {{count}} jours. Plus près, la journée peut encore être demandée, et le site invite à vous appeler.', en: 'Lead time: {{count}} days. Closer than that, people can still ask for the day, and the site tells them to call you.' },
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
      reason: { label: { fr: 'Raison (pour vous seul)', en: 'Reason (only you see it)' } },
    },
    perDay: { label: { fr: 'Réservations par jour', en: 'Bookings a day' }, hint: { fr: 'Les événements et les formations du site comptent aussi.', en: 'The site’s events and trainings count too.' } },
    holdDays: { label: { fr: 'Jours de retenue', en: 'Days held' }, hint: { fr: 'Une demande retient sa journée ce temps-là, puis la journée paraît libre de nouveau.', en: 'A request holds its day for that long; then the day shows as free again.' } },
  },
  rows: {
    none: { fr: 'Aucune journée bloquée.', en: 'No blocked day.' },
    add: { fr: 'Bloquer des journées', en: 'Block some days' },
    remove: { fr: 'Débloquer ({{number}})', en: 'Unblock ({{number}})' },
    removed: { fr: 'Sera débloqué quand vous enregistrerez.', en: 'Will be unblocked when you save.' },
  },
  saved: { fr: 'C’est enregistré. Le site le montre déjà.', en: 'Saved. The site shows it already.' },
  draft: {
    found: { fr: 'Vos changements du {{day}} sont restaurés : ils ne sont pas encore enregistrés.', en: 'Your changes from {{day}} are restored: they are not saved yet.' },
    discard: { fr: 'Les supprimer', en: 'Discard them' },
    discarded: { fr: 'Vos changements sont supprimés : voici ce qui est enregistré.', en: 'Your changes are discarded: this is what is saved.' },
    undo: { fr: 'Les reprendre', en: 'Bring them back' },
  },
  unreachable: { fr: 'Rien n’est enregistré : le serveur n’a pas répondu. Vos changements sont encore là, réessayez dans un instant.', en: 'Nothing is saved: the server did not answer. Your changes are still here; try again in a moment.' },
  conflict: {
    sentence: { fr: 'Quelqu’un d’autre a changé les disponibilités entre-temps. Vos changements ne sont pas encore enregistrés.', en: 'Someone else has changed the availability in the meantime. Your changes are not saved yet.' },
    mine: { fr: 'Enregistrer les miennes', en: 'Save mine' },
    theirs: { fr: 'Reprendre les leurs', en: 'Take theirs' },
  },
});
