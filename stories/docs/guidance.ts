import { storyId } from './storyId';

interface Guidance {
  /** Situations in which the component is the right choice. */
  use: string;
  /** Situations in which the component is the wrong choice, with the alternative. */
  not: string;
  /** Related components: those used together with this one, and those confused with it. */
  beside: readonly string[];
}

/** Usage advice for the shared components, by path under `src/components`. */
export const GUIDANCE: Readonly<Record<string, Guidance>> = {
  Arrival: { use: 'What takes the place of a form that was just sent, so that reading and the Tab key go on from there.', not: 'A page that one comes to by a link: its own content takes the focus already.', beside: ['FormPage', 'ResultModal'] },
  Blank: { use: 'A picture or a line that is on its way, in its size, so that nothing jumps when it comes.', not: 'A whole list or page that waits: draw its shape once, with a name that is read out.', beside: ['StateMessage', 'Picture'] },
  Boundary: { use: 'Around what may fail alone: a map, a film, code that is fetched later. The rest of the page stays.', not: 'An answer of the server that is a failure: that is a state of its own, told by a StateMessage.', beside: ['StateMessage'] },
  Chapter: { use: 'A part of the home page: heading and few words on one side, what it shows over the other two thirds.', not: 'Paragraphs to read (Prose), or a page’s beginning (PageIntro). Never two on the same side in a row.', beside: ['Prose', 'Hero', 'LinkRow'] },
  CheckLine: { use: 'A small choice inside a larger one: a variation of a side, an option of a form. One line, with what it does at its end.', not: 'The things of a menu (ChoiceCard); yes or no kept with a form’s other fields (FlagInput).', beside: ['ChoiceCard', 'form/FlagInput'] },
  ChoiceCard: { use: 'Several of several things, each with a picture or a sentence: meats, sides, tools. It says what it does to the price.', not: 'One of a few (ChoiceInput), or a choice of one word (CheckLine).', beside: ['CheckLine', 'form/ChoiceInput', 'PriceCard'] },
  FormPage: { use: 'A page that is one short form and says afterwards what comes next: an account, a new password.', not: 'A form with a price or more than five fields: it has a page of its own; or one that leads on at once (FormSheet).', beside: ['FormSheet', 'form/Form', 'StateMessage'] },
  FormSheet: { use: 'A short form on a sheet, with what it is for beside it, when another page follows: signing in.', not: 'When something has to be said after sending: FormPage does that.', beside: ['FormPage', 'form/Form'] },
  Hero: { use: 'The first screen of the home page, once on the whole site: who, what, where and how to book, over the smoke.', not: 'Any other page: it begins with a PageIntro.', beside: ['PageIntro', 'illustration/Scene'] },
  LinkRow: { use: 'Two to four ways on of the same rank, one under the other. The whole line is the link.', not: 'A single way on (a button), or things with a date and a price (a card).', beside: ['Chapter'] },
  MarkedLines: { use: 'Allergies and diets wherever somebody cooks, reads or prints them: the grave ones cannot be overlooked.', not: 'Anything that nobody is hurt by. A mark that is used for more is seen less.', beside: ['StateMessage'] },
  PageEnd: { use: 'How a long public page ends, when its reader has just made up their mind: the way on that the page began with, once more.', not: 'A page whose end is in sight of its beginning, or one that is a form.', beside: ['PageIntro', 'LinkRow'] },
  PageIntro: { use: 'How a public page begins: title, one paragraph, a drawing. At most one button.', not: 'The home page (Hero), a form alone on its page (FormPage), the back office (a plain heading).', beside: ['Hero', 'Prose', 'illustration/Illustration'] },
  PageWidth: { use: 'Around everything that keeps the page’s margins. Once, outermost.', not: 'Inside another one, or around what bleeds to the edge of the window.', beside: ['PageIntro', 'Chapter'] },
  Picture: { use: 'A thing of the catalogue that may have a photograph: it shows the drawing until the owner adds one.', not: 'Decoration without a thing behind it (Illustration).', beside: ['illustration/Illustration', 'ChoiceCard'] },
  PriceCard: { use: 'A price that is being made, always in sight: beside the form on a desk, a bar along the bottom on a phone.', not: 'A price that stands fast: write it in the text. Never two on a page.', beside: ['ChoiceCard', 'wizard/Wizard'] },
  Prose: { use: 'Text to read, in parts with headings: about, privacy, the story of a training.', not: 'Things to choose or to compare, or a part of the home page (Chapter).', beside: ['RichText', 'Chapter', 'PageIntro'] },
  ResultModal: { use: 'The end of something that cost a person time, such as a booking: over the whole screen, with the reference and a way on.', not: 'A small success (a line where it happened), or a question before an act (a dialog).', beside: ['StateMessage', 'FormPage', 'Arrival'] },
  RichText: { use: 'Words that the owner wrote in the editor, inside a page’s own parts.', not: 'Texts of the site that are plain, and words of customers: these are never rich.', beside: ['Prose'] },
  StateMessage: { use: 'In the place of what is empty, failed, forbidden or lost: a drawing, what happened, what is safe, one thing to do.', not: 'While something loads (Blank), or for a mistake in a field (the field says it).', beside: ['Blank', 'ResultModal', 'illustration/Illustration'] },
  Waiting: { use: 'Where code or an answer takes a moment and its shape is not known: it turns, and says what is coming.', not: 'A list or a page whose shape is known: draw that shape (Blank).', beside: ['Blank', 'StateMessage'] },
  'form/AmountInput': { use: 'Money, weights and other measures that may be left empty, with the unit in the field.', not: 'People and other counts of every day: NumberInput has buttons.', beside: ['form/NumberInput'] },
  'form/ChoiceInput': { use: 'One of two to six things that need a sentence or a picture to be told apart.', not: 'More than six, or names that need no sentence (SelectInput); several at once (ChoiceCard).', beside: ['form/SelectInput', 'ChoiceCard'] },
  'form/ClockPicker': { use: 'Never by itself: it is what TimeInput becomes once its code is there.', not: 'In a form: use TimeInput, which works before the code has come.', beside: ['form/TimeInput'] },
  'form/DayField': { use: 'A day outside a form: the two ends of a period, which count as soon as they are whole.', not: 'Inside a form: DayInput finds its label, its hint and its mistake by its name.', beside: ['form/DayInput', 'form/TextBox'] },
  'form/DayInput': { use: 'A day. It can be typed, and chosen in a calendar.', not: 'A day that may be taken or closed: the booking’s own field marks those (features, freedays).', beside: ['form/DayPicker', 'form/TimeInput'] },
  'form/DayPicker': { use: 'Only under another field of a day, which tells it why a day is hard to have.', not: 'In a form: use DayInput, which works before the code has come.', beside: ['form/DayInput'] },
  'form/DraftNotice': { use: 'Above a form of the office that opens with something unfinished in it: keep it, or throw it away and take that back.', not: 'Public forms: what one has typed there is simply there again.', beside: ['form/Form'] },
  'form/ErrorSummary': { use: 'Never by itself: Form shows it after a refused attempt, with a link to each field.', not: 'A failure that is no field’s fault: a line above the button, or a StateMessage.', beside: ['form/Form'] },
  'form/FlagInput': { use: 'Yes or no among a form’s fields, such as whether a thing is shown.', not: 'A choice that adds to a price (CheckLine), or consent to cookies (a switch with its reason).', beside: ['CheckLine'] },
  'form/Form': { use: 'Every form, however short: it knows the rules of the thing, keeps a draft, and gathers what is wrong.', not: 'A search or a filter that acts while one types (SearchBox).', beside: ['form/ErrorSummary', 'form/TextInput', 'wizard/StepForm'] },
  'form/MomentInput': { use: 'A day and its hour that are one fact: when a training begins.', not: 'Where the day can be known without the hour: DayInput and TimeInput side by side.', beside: ['form/DayInput', 'form/TimeInput'] },
  'form/MomentPicker': { use: 'Never by itself: it is what MomentInput becomes once its code is there.', not: 'In a form: use MomentInput, which works before the code has come.', beside: ['form/MomentInput'] },
  'form/NumberInput': { use: 'How many people or portions: typed, or stepped with two large buttons.', not: 'Money and weights (AmountInput), or figures that are no count, such as a postal code (TextInput).', beside: ['form/AmountInput'] },
  'form/PasswordInput': { use: 'Every password, old or new. It can be shown, and says what would hold better.', not: 'A code or a reference that one reads off a mail (TextInput).', beside: ['FormPage', 'form/TextInput'] },
  'form/PickedField': { use: 'Only under another field: the browser’s own box, until the code of a richer one has come.', not: 'In a form: DayInput, TimeInput and MomentInput know which is which.', beside: ['form/DayInput', 'form/TimeInput', 'form/MomentInput'] },
  'form/PickerLanguage': { use: 'Around day, time and moment pickers that stand alone: it gives them the language of the page.', not: 'In a form: DayInput, TimeInput and MomentInput bring it with them.', beside: ['form/DayPicker', 'form/ClockPicker', 'form/MomentPicker'] },
  'form/SaveState': { use: 'Beside the buttons of a form that is kept by the browser until it is saved, in a bar of its own or in a dialog.', not: 'A form that is sent and done with; under a long form of the office SaveBar holds it already.', beside: ['form/SaveBar', 'form/DraftNotice'] },
  'form/SaveBar': { use: 'Under a long form of the office: saving and leaving stay in sight, and whether anything is unsaved.', not: 'A short form, or one that is sent and done with: a button at its end.', beside: ['form/Form', 'form/DraftNotice'] },
  'form/SearchBox': { use: 'Words looked for in a list that answers while one types. One press empties it.', not: 'An address or a thing that a button then looks for (TextBox); a field that is sent (TextInput).', beside: ['form/TextBox', 'form/SelectInput'] },
  'form/SelectInput': { use: 'One of a few names that explain themselves: the kind of event, a language.', not: 'Two or three that need a sentence each (ChoiceInput).', beside: ['form/ChoiceInput'] },
  'form/TextBox': { use: 'A labelled field outside a form: an address being looked for.', not: 'Inside a form, where TextInput finds its label, its hint and its mistake by its name.', beside: ['form/SearchBox', 'form/TextInput'] },
  'form/TextInput': { use: 'A line or a paragraph in a form: a name, an e-mail, notes. Its label stays.', not: 'Days, hours, counts, money and passwords, which have fields of their own.', beside: ['form/TextBox', 'form/Form'] },
  'form/TimeInput': { use: 'A time of day, written as the language writes it.', not: 'How long something takes (NumberInput).', beside: ['form/DayInput', 'form/ClockPicker'] },
  'form/Trap': { use: 'In public forms that send a mail: what fills it in is a machine. Nobody sees it.', not: 'Where somebody is signed in.', beside: ['form/Form'] },
  'illustration/Illustration': { use: 'One drawing of the family: a page’s beginning, an empty state, a card.', not: 'A button or a menu (icons of the interface), or where the owner may put a photograph (Picture).', beside: ['Picture', 'StateMessage', 'illustration/Scene'] },
  'illustration/Scene': { use: 'Behind the words of the home page, along its lower edge. Once.', not: 'Anywhere else.', beside: ['Hero', 'illustration/Illustration'] },
  'wizard/ReviewPart': { use: 'On a wizard’s last step: one earlier step’s answers, with the way back to it.', not: 'Facts of a thing that is not being asked about.', beside: ['wizard/Wizard'] },
  'wizard/StepForm': { use: 'Never by itself: it is the step that Wizard shows.', not: 'A form of one page (Form).', beside: ['wizard/Wizard', 'form/Form'] },
  'wizard/Wizard': { use: 'Questions that depend on each other, or too many for one page. Each step can be linked to, and is kept.', not: 'Up to a screen of fields: one page is quicker (Form).', beside: ['wizard/WizardProgress', 'wizard/ReviewPart', 'PriceCard'] },
  'wizard/WizardProgress': { use: 'Above a wizard’s steps, which it does by itself: how far one is, and the way back.', not: 'A menu, or the state of a request.', beside: ['wizard/Wizard'] },
};

/** Returns the URL of a component's docs page. */
export const pageOf = (place: string): string => `./?path=/docs/${storyId(`stories/components/${place}.stories.tsx`)}--docs`;

/** Returns the component's name: the last segment of its path. */
export const nameOf = (place: string): string => place.split('/').at(-1) ?? place;

/** Returns the advice as Markdown for the component's docs page. */
export function guidance(place: string): string {
  const found = GUIDANCE[place];
  if (!found) throw new Error(`Nothing says when to use ${place}`);
  const neighbours = found.beside.map((each) => `[${nameOf(each)}](${pageOf(each)})`).join(', ');
  return `**Use it:** ${found.use}\n\n**Not:** ${found.not}\n\n**Beside it:** ${neighbours}`;
}
