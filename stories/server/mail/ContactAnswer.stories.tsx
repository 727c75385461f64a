import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ContactAnswer } from '../../../server/mail/ContactAnswer';
import { LONG_PARTY } from '../../fixtures/bookingRecord';
import { languageOf } from '../../fixtures/translate';
import { exampleFacts } from './contactExample';

const ANSWERS = {
  fr: 'Bonjour Julie,\n\nMerci pour votre message.\n\nApportez-le froid : on l’allume ensemble à 9 h.\n\nAu plaisir,\nSamuel\nBoucane',
  en: 'Hello Julie,\n\nThank you for your message.\n\nBring it cold: we’ll light it together at 9.\n\nKind regards,\nSamuel\nBoucane',
};

const meta = preview.meta({ component: ContactAnswer, args: { facts: exampleFacts('fr', 'fr'), text: ANSWERS.fr, publicUrl: 'https://boucane.example' } });

/** Answer of the owner, with the message below. */
export const Default = meta.story({
  tags: ['layout'],
  render: ({ publicUrl }, { globals }) => {
    const language = languageOf(globals['locale']);
    return <ContactAnswer facts={exampleFacts(language, language)} text={ANSWERS[language]} publicUrl={publicUrl} />;
  },
  play: async ({ canvas }) => expect(canvas.getByText(/Samuel !|Samuel!/)).toBeVisible(),
});

/** Markup and long words. Checks that they are shown as text and do not widen the mail. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { facts: exampleFacts('fr', 'fr', 'Une très longue question. '.repeat(40), LONG_PARTY.hostName), text: `<b>gras</b> https://exemple.ca/${'a'.repeat(200)}` },
  async play({ canvas }) {
    await expect(canvas.getByText(/<b>gras<\/b>/, { selector: 'p span' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
