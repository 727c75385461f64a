import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SeatNotice, type SeatNoticeFacts } from '../../../server/mail/SeatNotice';
import { LONG_TITLE } from '../../features/offers/offered';
import { LONG_PARTY } from '../../fixtures/bookingRecord';

const facts: SeatNoticeFacts = {
  what: 'Places réservées',
  name: 'Julie Tremblay',
  email: 'julie.tremblay@exemple.ca',
  speaks: 'Français',
  title: 'Ma première poitrine',
  when: 'Samedi 5 juin 2027 à 8 h',
  seats: '2 places',
  left: '3 places',
  message: ['Une allergie aux noix dans le groupe.', 'Et une poussette.'],
  list: 'https://boucane.example/fr/admin/trainings/first-brisket',
};

const meta = preview.meta({ component: SeatNotice, args: { facts } });

/** Owner's mail. Always in French. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Julie Tremblay' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir qui vient' })).toHaveAttribute('href', facts.list);
  },
});

/** Group without an email address: the contact line is left out. */
export const ByHand = meta.story({ tags: ['no-screenshot', '!dev'], args: { facts: { ...facts, email: '', message: [] } }, play: ({ canvas }) => expect(canvas.queryByText('Qui')).toBeNull() });

/** Long name, long email address, long title and a long message. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    facts: {
      ...facts,
      name: LONG_PARTY.hostName,
      email: LONG_PARTY.email,
      title: LONG_TITLE.fr,
      when: 'Du samedi 5 juin 2027 au dimanche 6 juin 2027',
      message: ['Une allergie aux noix dans le groupe, et une question sur le bois. '.repeat(8), `https://exemple.ca/${'sans-espace-'.repeat(12)}`],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: LONG_PARTY.hostName })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
