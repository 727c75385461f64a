import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DownloadData } from '../../../src/features/account/DownloadData';
import { memberTexts } from '../../../src/features/account/memberTexts';
import { memberData } from '../../fixtures/account';
import { failing, pending } from '../../fixtures/handlers';
import { interceptDownloads, savedFiles } from '../../fixtures/savedFiles';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { onPaper, clickButton } from './steps';

const PATH = '/api/member/data';

const meta = preview.meta({ component: DownloadData, parameters: { environmentControls: ['server'], route: 'member' }, beforeEach: interceptDownloads, decorators: [onPaper] });

export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('button', { name: translator(memberTexts, globals['locale'])('data.download') })).toBeEnabled();
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play(steps) {
    await clickButton(memberTexts, steps, 'data.download');
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(translator(memberTexts, steps.globals['locale'])('data.downloading')) })).toBeDisabled();
  },
});

/** Downloaded data. Checks that the file contains the complete response in a readable format. */
export const Submitted = meta.story({
  async play(steps) {
    await clickButton(memberTexts, steps, 'data.download');
    await expect(await steps.canvas.findByRole('status')).toHaveTextContent(normalizeSpaces(translator(memberTexts, steps.globals['locale'])('data.downloaded')));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    await expect(JSON.parse((await savedFiles[0]?.content.text()) ?? '')).toEqual(memberData);
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH)] },
  async play(steps) {
    await clickButton(memberTexts, steps, 'data.download');
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(memberTexts, steps.globals['locale'])('data.failed')));
    await expect(savedFiles).toEqual([]);
  },
});
