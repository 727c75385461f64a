import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { RESOURCE_PATHS } from '../../../src/contract/paths';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { validationText } from '../../../src/contract/validation';
import { formTexts } from '../../../src/features/admin/formTexts';
import type { AdminResourceName, Values } from '../../../src/features/admin/manifest';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { controlOf, labelOf } from './steps';

interface Sent {
  method: string;
  version: string | null;
  body: Values;
}

/** Requests that the resource form sent in this story. */
export const sentRequests: Sent[] = [];

/** MSW handler that accepts saved records and adds the requests to `sent`. */
export const record = (resource: AdminResourceName) =>
  http.all(`/api${RESOURCE_PATHS[resource]}/:id?`, async ({ request }) => {
    if (request.method !== 'PUT' && request.method !== 'POST') return undefined;
    const body = (await request.json()) as Values;
    sentRequests.push({ method: request.method, version: request.headers.get('if-match'), body });
    return HttpResponse.json({ ...body, id: 'coleslaw', version: 2 });
  });

export const formText = ({ globals }: Pick<PlayContext, 'globals'>) => translator(formTexts, globals['locale']);
export const save = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(saveBarTexts, steps.globals['locale'])('save') }));

/** Story args for the form of a new record. */
export const fromNew = (resource: AdminResourceName) => ({ args: { manifest: MANIFESTS[resource], record: null } });

/** Story that creates a record with the required values only. */
export const created = (resource: AdminResourceName, needed: Record<string, string>) => ({
  ...fromNew(resource),
  parameters: { handlers: [record(resource)] },
  play: async (steps: PlayContext & { args: { onSaved: unknown } }) => {
    for (const [name, value] of Object.entries(needed)) await steps.userEvent.type(controlOf(MANIFESTS[resource], steps, name), value);
    await save(steps);
    await waitFor(() => expect(steps.args.onSaved).toHaveBeenCalledTimes(1));
    await expect(sentRequests).toEqual([{ method: 'POST', version: null, body: expect.objectContaining(needed) as Values }]);
  },
});

/** Story that submits an empty form. Checks that each missing value is listed in the summary and at its field. */
export const refused = (resource: AdminResourceName, missing: Record<string, string>) => ({
  ...fromNew(resource),
  play: async (steps: PlayContext) => {
    await save(steps);
    for (const [name, key] of Object.entries(missing)) {
      await waitFor(() => expect(controlOf(MANIFESTS[resource], steps, name)).toHaveAccessibleDescription(new RegExp(validationText(key, languageOf(steps.globals['locale'])))));
      await expect(steps.canvas.getByRole('link', { name: labelOf(MANIFESTS[resource], steps, name) })).toBeVisible();
    }
  },
});

/** Idempotency keys of the requests that create a record. */
export const keys: (string | null)[] = [];

/** Story that creates a named meat. The arguments are the server's responses, one for each attempt. */
export const attempts = (...responses: (() => Response)[]) => ({
  ...fromNew('meat'),
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof http.post>) => void } }) => {
    keys.length = 0;
    msw.use(
      http.post('/api/meat', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return (responses[keys.length - 1] ?? (() => HttpResponse.json({ id: 'm', version: 1 })))();
      }),
    );
  },
});

export const nameMeat = async (steps: PlayContext) => {
  for (const name of ['name_fr', 'name_en']) await steps.userEvent.type(controlOf(MANIFESTS.meat, steps, name), 'Dinde');
};
