import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EnvironmentMailServer } from '../../../src/features/settings/EnvironmentMailServer';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { withWidth } from '../../fixtures/frames';
import { environmentMailServer } from '../../fixtures/mailServer';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { owner, ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: EnvironmentMailServer, decorators: [withWidth(960)], args: { record: environmentMailServer }, parameters: { session: ownerSession } });

/** Facts of the mail server. Checks that a test uses the server in use. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = translator(mailServerTexts, steps.globals['locale']);
    const sent: unknown[] = [];
    steps.msw.use(
      http.post('/api/mail-server/test', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ outcome: 'sent', recipient: owner.email, detail: '' });
      }),
    );
    await expect(steps.canvas.getByText('mail.hebergeur.exemple.ca')).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('test.send') }));
    await expect(await steps.canvas.findByText(normalizeSpaces(t('test.sent', { email: owner.email })))).toBeVisible();
    await expect(sent).toEqual([{ server: null }]);
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { record: { ...environmentMailServer, host: `${'tres-long-nom-de-serveur.'.repeat(6)}exemple.ca`, username: 'comite.organisateur.des.fetes@municipalite-de-saint-valerien.exemple.ca' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
