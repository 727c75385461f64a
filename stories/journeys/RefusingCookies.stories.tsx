import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { readConsent } from '../../src/api/consent';
import { App } from '../../src/app/App';
import { BANNER_DELAY_MS, OPTIONAL_CATEGORIES } from '../../src/contract/consent';
import { closePrivacyModal } from '../../src/features/consent/modalState';
import { contactTexts } from '../../src/features/contact/texts';
import { settingsText, texts } from '../features/consent/steps';
import { ARRIVES } from '../features/booking/steps';
import { translator } from '../fixtures/translate';
import { followMenu } from './followMenu';
import { narrate } from './narrate';

const meta = preview.meta({
  component: App,
  tags: ['!autodocs'],
  parameters: { route: 'about', consent: null },
  // Closes the modal, which would otherwise stay open over the next story.
  beforeEach: () => closePrivacyModal,
});

/** Refusing cookies takes as many clicks as accepting; the choice is stored and can be reviewed. */
export const Default = meta.story({
  async play(steps) {
    const { canvas, globals, userEvent } = steps;
    const step = narrate(steps);
    const t = texts(steps);
    const question = { name: t('banner.title') };
    const dialog = async () => {
      const opened = await screen.findByRole('dialog', { name: t('modal.title') }, ARRIVES);
      await waitFor(() => expect(opened).toBeVisible());
      return within(opened);
    };
    const expectAllOff = async () => {
      for (const category of OPTIONAL_CATEGORIES) await expect((await dialog()).getByRole('switch', { name: t(`categories.${category}.name`) })).not.toBeChecked();
    };

    await step({ fr: 'Après une seconde, le site demande ce qu’il peut garder', en: 'After a second the site asks what it may keep' }, async () => {
      await canvas.findByRole('region', question, ARRIVES);
    });
    await step({ fr: 'Elle veut d’abord savoir : rien n’est coché d’avance', en: 'She wants to know first: nothing is ticked in advance' }, async () => {
      await userEvent.click(within(canvas.getByRole('region', question)).getByRole('button', { name: t('banner.learnMore') }));
      await expectAllOff();
    });
    await step({ fr: 'Elle refuse, et la question s’en va', en: 'She refuses, and the question goes away' }, async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: t('necessaryOnly') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.queryByRole('region', { ...question, hidden: true })).toBeNull());
      await expect(readConsent().level).toBe('necessary');
    });
    await step({ fr: 'Sur une autre page, on ne lui redemande rien', en: 'On another page she is not asked again' }, async () => {
      await followMenu(steps, 'contact');
      await canvas.findByRole('heading', { level: 1, name: translator(contactTexts, globals['locale'])('title') }, ARRIVES);
      await new Promise((resolve) => void setTimeout(resolve, 1.2 * BANNER_DELAY_MS));
      await expect(canvas.queryByRole('region', question)).toBeNull();
    });
    await step({ fr: 'Au bas de la page, elle retrouve son choix et peut en changer', en: 'At the bottom of the page she finds her choice, and may change it' }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: settingsText(steps)('open') }));
      await expectAllOff();
    });
  },
});
