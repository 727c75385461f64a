import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveConsent } from '../../../src/api/saveConsent';
import { EVERYTHING, NECESSARY_ONLY } from '../../../src/contract/consent';
import { CookieSettingsCard } from '../../../src/features/consent/CookieSettingsCard';
import { lastUpdated } from '../../../src/features/consent/lastUpdated';
import { closePrivacyModal, isPrivacyModalOpen } from '../../../src/features/consent/modalState';
import { hoursAgo } from '../../fixtures/now';
import { normalizeSpaces } from '../../fixtures/translate';
import { texts, type Steps } from './steps';

const TEN_DAYS_AGO = hoursAgo(10 * 24);

const meta = preview.meta({
  component: CookieSettingsCard,
  parameters: { route: 'privacy', signedInAt: TEN_DAYS_AGO },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 } }}>
        <Story />
      </Box>
    ),
  ],
});

/** Expects the consent level and its date, in the locale's format. */
async function expectSetting(steps: Steps, level: 'all' | 'necessary', instant = Date.parse(TEN_DAYS_AGO)) {
  const t = texts(steps);
  const language = steps.globals['locale'] === 'en' ? 'en' : 'fr';
  const status = steps.canvas.getByRole('status');
  await expect(status).toHaveTextContent(normalizeSpaces(t(`card.${level}`)));
  await expect(status).toHaveTextContent(normalizeSpaces(t('card.updated', { moment: lastUpdated(instant, language) })));
}

export const Everything = meta.story({ tags: ['layout'], parameters: { consent: EVERYTHING }, play: (steps) => expectSetting(steps, 'all') });

export const NecessaryOnly = meta.story({ play: (steps) => expectSetting(steps, 'necessary') });

/** Custom choice. Checks that the other enabled categories are listed. */
export const Custom = meta.story({
  tags: ['layout'],
  parameters: { consent: { ...NECESSARY_ONLY, analytics: true, functional: true } },
  async play(steps) {
    await expectSetting(steps, 'necessary');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(steps.globals['locale'] === 'en' ? 'Also allowed: analytics and functional' : 'Permis aussi : statistiques et fonctionnels');
  },
});

export const NotSet = meta.story({
  parameters: { consent: null },
  async play(steps) {
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(`${texts(steps)('card.none')}${texts(steps)('card.unset')}`));
  },
});

/** Expired consent. Checks that the card treats the consent as missing. */
export const Expired = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING, signedInAt: hoursAgo(366 * 24) },
  async play(steps) {
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('card.none')));
  },
});

export const Change = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING },
  beforeEach: () => closePrivacyModal,
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('card.change') }));
    await expect(isPrivacyModalOpen()).toBe(true);
  },
});

/** Changed consent. Checks that the card updates immediately. */
export const Changed = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { consent: EVERYTHING },
  async play(steps) {
    saveConsent(NECESSARY_ONLY);
    await steps.canvas.findByText(normalizeSpaces(texts(steps)('card.necessary')));
    await expectSetting(steps, 'necessary', Date.now());
  },
});

/** Width of 320 px: the button is below the text. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { consent: { ...EVERYTHING, functional: false } },
  async play(steps) {
    const button = steps.canvas.getByRole('button', { name: texts(steps)('card.change') });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(steps.canvas.getByRole('status').getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
