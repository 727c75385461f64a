import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ContactReceived } from '../../../server/mail/ContactReceived';
import { DEFAULT_MAIL_CONTEXT } from '../../../server/mail/mailContext';
import { LONG_PARTY } from '../../fixtures/bookingRecord';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { exampleFacts } from './contactExample';

const meta = preview.meta({ component: ContactReceived, args: { facts: exampleFacts('fr', 'fr'), publicUrl: 'https://boucane.example' } });

/** Message received. The mail repeats no text that the visitor typed. */
export const Default = meta.story({
  tags: ['layout'],
  render: ({ publicUrl }, { globals }) => {
    const language = languageOf(globals['locale']);
    return <ContactReceived facts={exampleFacts(language, language)} publicUrl={publicUrl} />;
  },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(normalizeSpaces(DEFAULT_MAIL_CONTEXT.translate('messageReceived', languageOf(globals['locale']))))).toBeVisible();
    await expect(canvas.queryByText(/Julie|Samuel !|fumoir, /)).toBeNull();
  },
});

/** Long message and long site name: the mail's length does not depend on the message. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { facts: exampleFacts('fr', 'fr', 'Une très longue question. '.repeat(40), LONG_PARTY.hostName), publicUrl: 'https://reservations.la-boucane-du-rang-saint-edouard-a-saint-liboire.exemple.ca' },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Clémentine|longue question/)).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
