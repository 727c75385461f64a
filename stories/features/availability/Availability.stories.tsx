import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readFailedTexts } from '../../../src/components/form/readFailedTexts';
import { Availability } from '../../../src/features/availability/Availability';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { pickersArrived, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const PATH = '/api/availability';

const meta = preview.meta({ title: 'features/availability/Availability', component: Availability, decorators: [withWidth(960)], parameters: { environmentControls: ['server'], route: 'admin/availability', session: ownerSession } });

/** Current settings. The lead time is shown as text, not as a field. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await pickersArrived(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('leadTime', { count: 14 })))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending(PATH)] },
  play: async (steps) => expect(await steps.canvas.findByRole('status', { name: texts(steps)('loading') })).toBeVisible(),
});

export const Failed = meta.story({
  parameters: { handlers: [failing(PATH, 404)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed'))),
});

export const Forbidden = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing(PATH, 403)] },
  play: async (steps) => expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(translator(readFailedTexts, steps.globals['locale'])('forbidden'))),
});
