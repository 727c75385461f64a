import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { IdsInput } from '../../../src/features/admin/IdsInput';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { http, HttpResponse } from 'msw';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { inForm } from './steps';

const manifest = MANIFESTS.event;
const resource = resourceFixture('event');
const meta = preview.meta({ component: IdsInput, args: { name: 'meatsOffered', of: 'meat' as const } });
const filled = { decorators: [inForm({ manifest, resource })] };

/** References to choose from, shown by name. */
export const Default = meta.story({
  ...filled,
  async play({ canvas, userEvent }) {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(3);
    const [first] = boxes;
    if (first) await userEvent.click(first);
    await expect(first).not.toBeChecked();
  },
});

/** Reference to a deleted record. Checks that the box stays checked until the user clears it. */
export const Unknown = meta.story({
  decorators: [inForm({ manifest, resource, values: { meatsOffered: ['brisket', 'dodo'] } })],
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('checkbox', { name: translator(formTexts, globals['locale'])('ids.unknown', { id: 'dodo' }) })).toBeChecked(),
});

export const Loading = meta.story({ ...filled, parameters: { handlers: [pending('/api/meat')] }, play: ({ canvas, globals }) => expect(canvas.getByText(translator(formTexts, globals['locale'])('ids.loading'))).toBeVisible() });

export const Empty = meta.story({
  decorators: [inForm({ manifest, resource, values: { meatsOffered: [] } })],
  parameters: { handlers: [http.get('/api/meat', () => HttpResponse.json([]))] },
  play: async ({ canvas, globals }) => expect(await canvas.findByText(translator(formTexts, globals['locale'])('ids.none'))).toBeVisible(),
});

/** List failed to load. Checks that the current selection is kept. */
export const Failed = meta.story({
  ...filled,
  parameters: { handlers: [failing('/api/meat', 400)] },
  async play({ canvas, globals }) {
    const t = translator(formTexts, globals['locale']);
    await expect(await canvas.findByText(normalizeSpaces(t('ids.failed')))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('ids.retry') })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  },
});
