import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceDetail } from '../../../src/features/admin/ResourceDetail';
import { translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: ResourceDetail, args: { manifest: MANIFESTS.event, record: resourceFixture('event') }, parameters: { session: ownerSession } });

/** Detail page with both languages side by side. Checks that references are shown by name. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByText('Le samedi du fumoir')).toBeVisible();
    await expect(canvas.getByText('Smokehouse Saturday')).toBeVisible();
    await expect(await canvas.findByText(globals['locale'] === 'fr' ? /Saucisse maison/ : /House sausage/)).toBeVisible();
  },
});

/** Missing translation. Checks that the text is marked as untranslated. */
export const Missing = meta.story({
  args: { record: { ...resourceFixture('event'), name_en: '' } },
  play: ({ canvas, globals }) => expect(canvas.getByText(translator(formTexts, globals['locale'])('translation.one'))).toBeVisible(),
});

export const Training = meta.story({ args: { manifest: MANIFESTS.training, record: { ...resourceFixture('training'), type: 'online', meetingUrl: 'https://rencontre.example/boucane' } }, play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://rencontre.example/boucane') });

/** Account details. Checks that no password is shown. */
export const User = meta.story({
  args: { manifest: MANIFESTS.user, record: resourceFixture('user') },
  async play({ canvas }) {
    await expect(canvas.getByText('samuel@boucane.example')).toBeVisible();
    await expect(canvas.queryByText(/Mot de passe|Password/)).toBeNull();
  },
});
