/** Labels of a weekday's fields. */
const weekday = <const French extends string, const English extends string>(fr: French, en: English) => ({
  open: { label: { fr, en } },
  from: { label: { fr: `${fr}, de`, en: `${en}, from` } },
  to: { label: { fr: `${fr}, à`, en: `${en}, to` } },
});

/** Labels of the fields of `WeekHours`, for the texts of a form. */
export const WEEKDAY_LABELS = {
  sunday: weekday('Dimanche', 'Sunday'),
  monday: weekday('Lundi', 'Monday'),
  tuesday: weekday('Mardi', 'Tuesday'),
  wednesday: weekday('Mercredi', 'Wednesday'),
  thursday: weekday('Jeudi', 'Thursday'),
  friday: weekday('Vendredi', 'Friday'),
  saturday: weekday('Samedi', 'Saturday'),
};
