import { WEEKDAY_LABELS } from '../../components/form/weekdayLabels';
import { defineTexts } from '../../i18n/texts';

export const availabilityTexts = defineTexts('availability', {
  title: { fr: 'Disponibilités', en: 'Availability' },
  lead: { fr: 'Quand vous cuisinez, et combien de réservations vous prenez par jour. Le site le montre aussitôt ; on peut toujours vous demander une journée.', en: 'When you cook, and how many bookings you take a day. The site shows it right away; people can always ask for a day.' },
  loading: { fr: 'Chargement de vos disponibilités…', en: 'Loading your availability…' },
  failed: { fr: 'Vos disponibilités ne se sont pas chargées', en: 'Your availability didn’t load' },
  parts: {
    week: { fr: 'La semaine', en: 'The week' },
    weekHint: { fr: 'Une journée fermée peut quand même être demandée ; le site le dit.', en: 'A closed day can still be asked for; the site says so.' },
    blocked: { fr: 'Journées bloquées', en: 'Blocked days' },
    blockedHint: { fr: 'Vous seul voyez la raison : les visiteurs lisent seulement que vous n’êtes pas là.', en: 'Only you see the reason: visitors only read that you’re away.' },
    day: { fr: 'Limites par jour', en: 'Limits per day' },
  },
  leadTime: { fr: 'Délai : {{count}} jours. Plus près, la journée peut encore être demandée, et le site invite à vous appeler.', en: 'Lead time: {{count}} days. Closer than that, people can still ask for the day, and the site tells them to call you.' },
  fields: {
    hours: WEEKDAY_LABELS,
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
});
