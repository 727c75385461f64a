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
  FocusOnMount: { use: 'Replacing a form that was just sent, so that reading order and keyboard focus continue from there.', not: 'A page that is opened by a link: its own content receives the focus already.', beside: ['FormPage', 'ResultModal'] },
  AddToCalendar: { use: 'A booking with a date, wherever its customer looks at it: saves the same calendar entry that the mails attach.', not: 'The owner’s own calendar, which follows by its feed.', beside: ['ResultModal'] },
  Mark: { use: 'Before the name of the business, and wherever the owner chooses the mark: the flame, or the initials.', not: 'Alone, since it has no accessible name; as decoration of a page (Illustration).', beside: ['illustration/Illustration'] },
  PlaceholderBox: { use: 'An image or a line of text that is still loading, in its final size, so that the layout does not shift.', not: 'A whole list or page that is loading: build one skeleton of its shape, with an accessible name.', beside: ['StateMessage', 'Picture'] },
  ErrorBoundary: { use: 'Around content that may fail alone: a map, a video, lazy-loaded code. The rest of the page stays intact.', not: 'An error response from the server: that is a state of its own, shown by StateMessage.', beside: ['StateMessage'] },
  Chapter: { use: 'A section of the home page: heading and short text on one side, the content on the other two thirds.', not: 'Longer text (Prose), or the top of a page (PageIntro). Never two in a row with the text on the same side.', beside: ['Prose', 'Hero', 'LinkRow'] },
  CheckLine: { use: 'A small choice inside a larger one: a variation of a side, an option of a form. One line, with its effect at the end.', not: 'Items of a menu (ChoiceCard); a boolean field of a form (CheckboxInput).', beside: ['ChoiceCard', 'form/CheckboxInput'] },
  ChoiceCard: { use: 'Multiple choice where each option has an image or a sentence: meats, sides, tools. Shows the effect on the price.', not: 'A single choice out of a few (RadioCardInput), or an option that needs one word (CheckLine).', beside: ['CheckLine', 'form/RadioCardInput', 'PriceCard'] },
  FormPage: { use: 'A page with one short form and a message about the next step afterwards: an account, a new password.', not: 'A form with a price or more than five fields, which gets a page of its own; a form that redirects immediately (FormSheet).', beside: ['FormSheet', 'form/Form', 'StateMessage'] },
  FormSheet: { use: 'A short form on a sheet, with its purpose beside it, that leads to another page: logging in.', not: 'A form with a message after sending (FormPage).', beside: ['FormPage', 'form/Form'] },
  Hero: { use: 'The first screen of the home page, once on the whole site: who, what, where and how to book, over the smoke.', not: 'Any other page: start it with a PageIntro.', beside: ['PageIntro', 'illustration/Scene'] },
  LinkRow: { use: 'Two to four links of equal importance, one below the other. The whole row is the link.', not: 'A single next action (a button), or items with a date and a price (a card).', beside: ['Chapter'] },
  ListPages: { use: 'Below a list of the back office that has more entries than one page shows: each page is a link that keeps the filter and the search.', not: 'A table that shows its position and its total (the ListPager of the admin lists).', beside: ['form/SearchBox', 'StateMessage'] },
  MarkedLines: { use: 'Allergies and diets wherever they are cooked for, read or printed: severe entries stand out.', not: 'Anything without a health risk. A mark that is used for more loses its effect.', beside: ['StateMessage'] },
  PageEnd: { use: 'The end of a long public page, for a visitor who has just decided: repeats the main action of the top of the page.', not: 'A page so short that its top is still visible at the end, or a page that is a form.', beside: ['PageIntro', 'LinkRow'] },
  PageIntro: { use: 'The top of a public page: title, one paragraph, an illustration. At most one button.', not: 'The home page (Hero), a form alone on its page (FormPage), the back office (a plain heading).', beside: ['Hero', 'Prose', 'illustration/Illustration'] },
  PageWidth: { use: 'Around all content that keeps the page margins. Once, outermost.', not: 'Inside another PageWidth, or around content that extends to the edge of the viewport.', beside: ['PageIntro', 'Chapter'] },
  Picture: { use: 'A catalogue item that may have a photograph: shows an illustration until the owner adds one.', not: 'Decoration without an item (Illustration).', beside: ['illustration/Illustration', 'pictures/OwnPicture', 'ChoiceCard'] },
  'pictures/ChooseFiles': { use: 'Adding pictures from this device: opens its files and, on a telephone, its camera.', not: 'Choosing a picture that is in the library already (PicturePickerDialog).', beside: ['pictures/UploadList', 'pictures/PicturePickerDialog'] },
  'pictures/FocalPointInput': { use: 'The part of a picture that must stay visible when pages crop it.', not: 'Cropping the picture itself: its files stay whole.', beside: ['pictures/PictureDetailsDialog'] },
  'pictures/OwnPicture': { use: 'A picture of the owner in any frame: uploaded, at another address, or missing.', not: 'The square picture of a menu item (Picture).', beside: ['Picture', 'pictures/PictureImage'] },
  'pictures/PictureDetailsDialog': { use: 'The words, the focal point and the gallery of an uploaded picture, before it is used and later.', not: 'A picture at another address, which has no words.', beside: ['pictures/FocalPointInput', 'pictures/PicturePickerDialog'] },
  'pictures/PictureGrid': { use: 'Around PictureTiles: two columns on a telephone, as many as fit elsewhere.', not: 'Cards of offers, which have their own grid.', beside: ['pictures/PictureTile'] },
  'pictures/PictureImage': { use: 'An uploaded picture whose data are at hand, in the size and format that the browser needs.', not: 'An address from the catalogue, which may be of any kind (OwnPicture).', beside: ['pictures/OwnPicture'] },
  'pictures/PicturePickerDialog': { use: 'Choosing one picture of the owner’s library, found by its words.', not: 'A new picture of this device (ChooseFiles).', beside: ['pictures/ChooseFiles', 'pictures/PictureTile'] },
  'pictures/PictureTile': { use: 'One picture of the library in a grid, with its words and its actions.', not: 'A picture on a public page (OwnPicture).', beside: ['pictures/PictureGrid'] },
  'pictures/UploadList': { use: 'Files on their way to the server, each with its progress and, after a failure, a retry button.', not: 'A form that is being sent: its button shows that.', beside: ['pictures/ChooseFiles'] },
  PriceCard: { use: 'A live price that stays visible: beside the form on desktop, a bar at the bottom on mobile.', not: 'A fixed price: write it in the text. Never two on a page.', beside: ['ChoiceCard', 'wizard/Wizard'] },
  Prose: { use: 'Longer text in sections with headings: about, privacy, the description of a training.', not: 'Options to choose or compare, or a section of the home page (Chapter).', beside: ['RichText', 'Chapter', 'PageIntro'] },
  ResultModal: { use: 'The result of an action that took the user time, such as a booking: full screen, with the reference and a next action.', not: 'A small success (a line in place), or a confirmation before an action (a dialog).', beside: ['StateMessage', 'FormPage', 'FocusOnMount'] },
  RichText: { use: 'Text that the owner wrote in the editor, inside a page’s own sections.', not: 'Plain texts of the site, and texts of customers, which are never rich text.', beside: ['Prose'] },
  StateMessage: { use: 'In place of content that is empty, failed, forbidden or not found: an illustration, what happened, what is safe, one action.', not: 'While content is loading (PlaceholderBox), or for an error in a field (shown by the field).', beside: ['PlaceholderBox', 'ResultModal', 'illustration/Illustration'] },
  MailStateNotice: { use: 'Wherever the owner sees mails that wait because no mail server is set, or because its password cannot be used.', not: 'A single mail that failed: its own page says why.', beside: ['StateMessage'] },
  LoadingIndicator: { use: 'Code or data that takes a moment to load and whose layout is unknown: a spinner with a label.', not: 'A list or page whose layout is known: show its skeleton (PlaceholderBox).', beside: ['PlaceholderBox', 'StateMessage'] },
  'form/AmountInput': { use: 'Money, weights and other measures that may be left empty, with the unit in the field.', not: 'People and other everyday counts: NumberInput has buttons.', beside: ['form/NumberInput'] },
  'form/RadioCardInput': { use: 'A single choice out of two to six options that need a sentence or an image to be understood.', not: 'More than six options, or options that need no sentence (SelectInput); multiple choice (ChoiceCard).', beside: ['form/SelectInput', 'ChoiceCard'] },
  'form/TimePickerField': { use: 'Never directly: TimeInput renders it once its code has loaded.', not: 'In a form: use TimeInput, which works before the code has loaded.', beside: ['form/TimeInput'] },
  'form/DayField': { use: 'A date outside a form: the start and end of a period, which apply as soon as they are complete.', not: 'Inside a form: DayInput gets its label, hint and error by its name.', beside: ['form/DayInput', 'form/TextBox'] },
  'form/DayInput': { use: 'A date in a form, typed or chosen in a calendar.', not: 'A date that may be unavailable: the booking’s own field marks such days (features, freedays).', beside: ['form/DayPicker', 'form/TimeInput'] },
  'form/DayPicker': { use: 'Only inside another date field, which supplies the reason for a day’s limited availability.', not: 'In a form: use DayInput, which works before the code has loaded.', beside: ['form/DayInput'] },
  'form/DraftNotice': { use: 'Above a back-office form that opens with a draft: offers to discard the draft, and to undo that.', not: 'Public forms: they restore a draft without a notice.', beside: ['form/Form'] },
  'form/ErrorSummary': { use: 'Never directly: Form shows it after a rejected submission, with a link to each field.', not: 'A failure unrelated to a field: a line above the button, or a StateMessage.', beside: ['form/Form'] },
  'form/CheckboxInput': { use: 'A boolean field of a form, such as whether an item is published.', not: 'A choice that adds to a price (CheckLine), or consent to cookies (a switch with its purpose).', beside: ['CheckLine'] },
  'form/Form': { use: 'Every form, however short: validates by a schema, stores a draft, and summarizes the errors.', not: 'A search or a filter that applies while the user types (SearchBox).', beside: ['form/ErrorSummary', 'form/TextInput', 'wizard/StepForm'] },
  'form/DateTimeInput': { use: 'A date and a time that belong together: the start of a training.', not: 'A date that can be known without the time: DayInput and TimeInput side by side.', beside: ['form/DayInput', 'form/TimeInput'] },
  'form/DateTimePickerField': { use: 'Never directly: DateTimeInput renders it once its code has loaded.', not: 'In a form: use DateTimeInput, which works before the code has loaded.', beside: ['form/DateTimeInput'] },
  'form/OptionalFields': { use: 'In every form that sends a request: the optional fields of the contract, such as the telephone number.', not: 'A field of one form only (TextInput).', beside: ['form/TextInput'] },
  'form/NumberInput': { use: 'A count of people or portions: typed, or stepped with two large buttons.', not: 'Money and weights (AmountInput), or digits that are no count, such as a postal code (TextInput).', beside: ['form/AmountInput'] },
  'form/PasswordInput': { use: 'Every password, current or new. Has a show/hide toggle and gives advice on strength.', not: 'A code or a reference copied from a mail (TextInput).', beside: ['FormPage', 'form/TextInput'] },
  'form/PickerField': { use: 'Only inside another field: shows the browser’s native input until the picker’s code has loaded.', not: 'In a form: DayInput, TimeInput and DateTimeInput select the right type.', beside: ['form/DayInput', 'form/TimeInput', 'form/DateTimeInput'] },
  'form/PickerLanguage': { use: 'Around date, time and date-time pickers outside a form: sets the language of the page.', not: 'In a form: DayInput, TimeInput and DateTimeInput include it.', beside: ['form/DayPicker', 'form/TimePickerField', 'form/DateTimePickerField'] },
  'form/SaveState': { use: 'Beside the buttons of a form whose draft the browser stores until it is saved, in its own bar or in a dialog.', not: 'A form that is sent once; a long back-office form, where SaveBar includes it.', beside: ['form/SaveBar', 'form/DraftNotice'] },
  'form/SavePanel': { use: 'Never directly: VersionedForm renders it with the result of saving.', not: 'A form without versions (SaveBar).', beside: ['form/VersionedForm', 'form/SaveBar'] },
  'form/SettingsSection': { use: 'A titled part of a long back-office form that fills its own sheet: one below the other.', not: 'A form with one part, or public pages.', beside: ['form/VersionedForm'] },
  'form/VersionedForm': { use: 'A record of the back office that is saved as a whole and that several users may edit: keeps a draft, and asks after concurrent edits.', not: 'A record of a list, whose fields are merged one by one; a form that is sent once (Form).', beside: ['form/Form', 'form/SavePanel', 'form/SettingsSection', 'form/ReadFailed'] },
  'form/ReadFailed': { use: 'In place of a record, a list or a form of the back office that was not loaded, does not exist, or may not be read.', not: 'A public page (StateMessage).', beside: ['StateMessage', 'form/VersionedForm'] },
  'form/WeekHours': { use: 'Hours of every weekday, each open or closed: the days the owner cooks, the hours they can be called.', not: 'A single time (TimeInput).', beside: ['form/TimeInput', 'form/CheckboxInput'] },
  'form/SaveBar': { use: 'At the end of a long back-office form: keeps save, leave and the state of unsaved changes visible.', not: 'A short form, or a form that is sent once: a button at its end.', beside: ['form/Form', 'form/DraftNotice'] },
  'form/SearchBox': { use: 'A search in a list that updates while the user types. One click clears it.', not: 'A search that a button starts, such as for an address (TextBox); a field that is sent (TextInput).', beside: ['form/TextBox', 'form/SelectInput'] },
  'form/SelectInput': { use: 'A single choice out of a few self-explanatory names: the kind of event, a language.', not: 'Two or three options that need a sentence each (RadioCardInput).', beside: ['form/RadioCardInput'] },
  'form/TextBox': { use: 'A labelled field outside a form, such as an address search.', not: 'Inside a form: TextInput gets its label, hint and error by its name.', beside: ['form/SearchBox', 'form/TextInput'] },
  'form/TextInput': { use: 'A line or a paragraph in a form: a name, an email address, notes. Its label stays visible.', not: 'Dates, times, counts, money and passwords, which have fields of their own.', beside: ['form/TextBox', 'form/Form'] },
  'form/TimeInput': { use: 'A time of day, in the format of the language.', not: 'A duration (NumberInput).', beside: ['form/DayInput', 'form/TimePickerField'] },
  'form/HoneypotField': { use: 'The honeypot of public forms that send a mail: only bots fill it in. Hidden from all users.', not: 'Forms of logged-in users.', beside: ['form/Form'] },
  'illustration/Illustration': { use: 'One drawing of the set: the top of a page, an empty state, a card.', not: 'A button or a menu (icons), or where the owner may add a photograph (Picture).', beside: ['Picture', 'StateMessage', 'illustration/Scene'] },
  'illustration/Scene': { use: 'Behind the text of the home page, along its lower edge. Once.', not: 'Anywhere else.', beside: ['Hero', 'illustration/Illustration'] },
  'wizard/ReviewPart': { use: 'On the last step of a wizard: the answers of one earlier step, with a link back to it.', not: 'Details of an item that the wizard does not ask for.', beside: ['wizard/Wizard'] },
  'wizard/StepForm': { use: 'Never directly: Wizard renders it for the current step.', not: 'A form of one page (Form).', beside: ['wizard/Wizard', 'form/Form'] },
  'wizard/Wizard': { use: 'Questions that depend on each other, or too many for one page. Each step has its own URL, and its draft is stored.', not: 'A form that fits one screen: one page is faster (Form).', beside: ['wizard/WizardProgress', 'wizard/ReviewPart', 'PriceCard'] },
  'wizard/WizardProgress': { use: 'Above a wizard’s steps, where Wizard renders it: shows the progress and links back to earlier steps.', not: 'A menu, or the status of a request.', beside: ['wizard/Wizard'] },
};

/** Returns the URL of a component's docs page. */
export const pageOf = (place: string): string => `./?path=/docs/${storyId(`stories/components/${place}.stories.tsx`)}--docs`;

/** Returns the component's name: the last segment of its path. */
export const nameOf = (place: string): string => place.split('/').at(-1) ?? place;

/** Returns the advice as Markdown for the component's docs page. */
export function guidance(place: string): string {
  const found = GUIDANCE[place];
  if (!found) throw new Error(`stories/docs/guidance.ts has no entry for ${place}`);
  const neighbours = found.beside.map((each) => `[${nameOf(each)}](${pageOf(each)})`).join(', ');
  return `**Use it:** ${found.use}\n\n**Not:** ${found.not}\n\n**Related:** ${neighbours}`;
}
