import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ContactReceived } from '../../../server/mail/ContactReceived';
import { say } from '../../../server/mail/texts';
import { languageOf, plainSpaces } from '../../fixtures/spoken';
import { exampleFacts } from './contactExample';

const meta = preview.meta({ component: ContactReceived, args: { facts: exampleFacts('fr', 'fr'), publicUrl: 'https://boucane.example' } });

/** The message has arrived; of what was typed, nothing stands there. */
export const Default = meta.story({
  tags: ['layout'],
  render: ({ publicUrl }, { globals }) => {
    const language = languageOf(globals['locale']);
    return <ContactReceived facts={exampleFacts(language, language)} publicUrl={publicUrl} />;
  },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(plainSpaces(say('messageReceived', languageOf(globals['locale']))))).toBeVisible();
    await expect(canvas.queryByText(/Julie|Samuel !|fumoir, /)).toBeNull();
  },
});
