import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readFailedTexts } from '../../../src/components/form/readFailedTexts';
import type { FormPart } from '../../../src/features/settings/parts';
import { SettingsEditor } from '../../../src/features/settings/SettingsEditor';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { fieldOf, inDialog, textOfPart, texts } from './steps';

const PATH = '/api/settings/:part';

const meta = preview.meta({
  component: SettingsEditor,
  tags: ['no-screenshot'],
  decorators: [withWidth(960)],
  args: { part: 'identity' as FormPart, onMap: () => null },
  parameters: { environmentControls: ['server'], route: 'admin/settings/identity', session: ownerSession },
});

/** Part with a version to restore. Checks that the form then shows the restored values, in place of unsaved ones. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: textOfPart('identity', steps)('title') })).toBeVisible();
    await waitFor(() => expect(fieldOf('identity', 'phone', steps)).toHaveValue('450 793-0100'));
    await steps.userEvent.type(fieldOf('identity', 'cook', steps), ' Roy');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('versions.open') }));
    const dialog = await inDialog();
    await expect(await dialog.findByText(normalizeSpaces(t('versions.unsaved')))).toBeInTheDocument();
    await steps.userEvent.click(await dialog.findByRole('button', { name: t('versions.restoreNumber', { number: 2 }) }));
    await dialog.findByText(normalizeSpaces(t('versions.restored')));
    await steps.userEvent.click(dialog.getByRole('button', { name: t('versions.close') }));
    await waitFor(() => expect(fieldOf('identity', 'phone', steps)).toHaveValue('450 555-1234'));
    await expect(fieldOf('identity', 'cook', steps)).toHaveValue('Samuel');
  },
});

export const Loading = meta.story({ parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({ parameters: { handlers: [failing(PATH, 404)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed'))) });

export const Forbidden = meta.story({
  parameters: { handlers: [failing(PATH, 403)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(readFailedTexts, steps.globals['locale'])('forbidden'))),
});
