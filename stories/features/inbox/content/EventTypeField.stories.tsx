import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../../src/contract/defaultSettings';
import { EventTypeField } from '../../../../src/features/inbox/content/EventTypeField';
import { withWidth } from '../../../fixtures/frames';
import { content, inContentForm } from './steps';

const hidden = { ...DEFAULT_PUBLIC_SETTINGS.lists, eventTypes: DEFAULT_PUBLIC_SETTINGS.lists.eventTypes.map((type) => ({ ...type, hidden: type.key === 'smokehouse-training' })) };

const meta = preview.meta({ component: EventTypeField, decorators: [inContentForm, withWidth(420)], args: { current: 'smokehouse-training' } });

/** Type of the request. */
export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByLabelText(new RegExp(content(steps)('fields.eventType.label')))).toHaveValue('smokehouse-training') });

/** Type that is no longer offered. Checks that the request can keep it. */
export const Hidden = meta.story({
  tags: ['no-screenshot'],
  parameters: { settings: { ...DEFAULT_PUBLIC_SETTINGS, lists: hidden } },
  async play(steps) {
    const field = steps.canvas.getByLabelText(new RegExp(content(steps)('fields.eventType.label')));
    await expect(field).toHaveValue('smokehouse-training');
    await expect([...(field as HTMLSelectElement).options].filter(({ value }) => value !== '')).toHaveLength(4);
  },
});
