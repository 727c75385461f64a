import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mailStateTexts } from '../../../src/components/mailStateTexts';
import { MailServer } from '../../../src/features/settings/MailServer';
import { mailServerTexts } from '../../../src/features/settings/mailServerTexts';
import { withWidth } from '../../fixtures/frames';
import { failing, pending } from '../../fixtures/handlers';
import { environmentMailServer, noMailServer, ownMailServer } from '../../fixtures/mailServer';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { inDialog, texts } from './steps';

const PATH = '/api/mail-server';
const server = ({ globals }: Pick<PlayContext, 'globals'>) => translator(mailServerTexts, globals['locale']);
const responds = (record: object) => ({ handlers: [http.get(PATH, () => HttpResponse.json(record))] });

const meta = preview.meta({ component: MailServer, decorators: [withWidth(960)], parameters: { environmentControls: ['server'], route: 'admin/settings/mail-server', session: ownerSession } });

/** Mail server that the owner has set. Checks that removing it leads to an empty form. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = server(steps);
    await steps.userEvent.click(await steps.canvas.findByRole('button', { name: t('remove.open') }));
    await steps.userEvent.click((await inDialog()).getByRole('button', { name: t('remove.confirm') }));
    await waitFor(() => expect(steps.canvas.queryByRole('button', { name: t('remove.open') })).toBeNull());
    await expect(await steps.canvas.findByRole('textbox', { name: new RegExp(`^${t('fields.host.label')}`) })).toHaveValue('');
    await waitFor(() => expect(steps.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** No mail server yet. */
export const Empty = meta.story({ parameters: responds(noMailServer), play: async (steps) => expect(await steps.canvas.findByRole('button', { name: server(steps)('test.send') })).toBeVisible() });

/** Mail server of the environment, which cannot be changed here. */
export const Environment = meta.story({
  parameters: responds(environmentMailServer),
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(server(steps)('environment')))).toBeVisible();
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Password encrypted with another key. */
export const KeyWrong = meta.story({
  parameters: responds({ ...ownMailServer, problem: 'keyWrong' }),
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(mailStateTexts, steps.globals['locale'])('problems.keyWrong'))),
});

/** No key to encrypt a password with. Checks that it is said before a password is entered. */
export const KeyMissing = meta.story({
  tags: ['no-screenshot'],
  parameters: responds({ ...noMailServer, problem: 'keyMissing' }),
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(server(steps)('cannotStore.keyMissing'))),
});

export const Loading = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [pending(PATH)] }, play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({ tags: ['no-screenshot'], parameters: { handlers: [failing(PATH, 404)] }, play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(server(steps)('failed'))) });
