import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANAGE_TOKEN_HEADER } from '../../../src/contract/selfService';
import { PaperDownload } from '../../../src/features/selfservice/PaperDownload';
import { withWidth } from '../../fixtures/frames';
import { failing, pending, unreachable } from '../../fixtures/handlers';
import { interceptDownloads, savedFiles } from '../../fixtures/savedFiles';
import { normalizeSpaces } from '../../fixtures/translate';
import { agreement } from './agreementSteps';
import { TOKEN } from './steps';

const PATH = '/api/manage/proposal/2';

const meta = preview.meta({ component: PaperDownload, decorators: [withWidth(760)], beforeEach: interceptDownloads, args: { token: TOKEN, reference: 'B-7K3QX9', number: 2, name: 'Proposition 2' } });

/** Downloaded document. Checks that the token is sent in a header, and that the file is the server's. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [http.get(PATH, ({ request }) => new HttpResponse(`%PDF ${request.headers.get(MANAGE_TOKEN_HEADER) ?? ''}`, { headers: { 'content-type': 'application/pdf' } }))] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: agreement(steps)('paper.named', { name: steps.args.name }) }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    await expect(savedFiles[0]?.name).toBe('b-7k3qx9-proposition-2.pdf');
    await expect(await savedFiles[0]?.content.text()).toBe(`%PDF ${TOKEN}`);
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending(PATH)] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** Document that did not load. Checks that nothing is saved and that the button retries. */
export const Failed = meta.story({
  parameters: { handlers: [unreachable(PATH)] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button'));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(agreement(steps)('paper.failed')));
    await expect(savedFiles).toEqual([]);
    await expect(steps.canvas.getByRole('button')).toBeEnabled();
  },
});

/** Link that is no longer valid. Checks that the server's message is shown. */
export const NotFound = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 404, 'Ce lien n’ouvre aucune demande.')] },
  async play(steps) {
    await steps.userEvent.click(steps.canvas.getByRole('button'));
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent('Ce lien n’ouvre aucune demande.');
  },
});
