import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ContactNotice } from '../../../server/mail/ContactNotice';
import { languageOf } from '../../fixtures/translate';
import { exampleFacts } from './contactExample';

const meta = preview.meta({ component: ContactNotice, args: { facts: exampleFacts('fr', 'fr') } });

/** Owner's mail. Always in French; the toolbar sets the sender's language. */
export const Default = meta.story({
  tags: ['layout'],
  render: (_, { globals }) => <ContactNotice facts={exampleFacts('fr', languageOf(globals['locale']))} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Julie Tremblay' })).toBeVisible();
    await expect(canvas.getByText('Formations')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Répondre à Julie Tremblay' })).toHaveAttribute('href', expect.stringContaining('mailto:julie.tremblay@exemple.ca?subject='));
  },
});

export const LongText = meta.story({
  args: { facts: exampleFacts('fr', 'fr', `${'Une très longue question. '.repeat(40)}\n\nhttps://exemple.ca/${'sans-espace-'.repeat(20)}`, 'Marie-Philomène Beauchemin-Desrosiers de la Chevrotière') },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
