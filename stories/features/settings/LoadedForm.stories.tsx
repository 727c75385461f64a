import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import type { FormPart } from '../../../src/features/settings/parts';
import { LoadedForm } from '../../../src/features/settings/LoadedForm';
import { withWidth } from '../../fixtures/frames';
import { storedPart } from '../../fixtures/settings';
import { normalizeSpaces } from '../../fixtures/translate';
import { ownerSession } from '../../fixtures/user';
import { fieldOf, texts } from './steps';

const meta = preview.meta({
  component: LoadedForm,
  tags: ['no-screenshot'],
  decorators: [withWidth(960)],
  parameters: { route: 'admin/settings/taxes', session: ownerSession },
  args: { part: 'taxes' as FormPart, query: { data: storedPart('taxes'), error: undefined, mutate: fn() }, onSaved: fn(), onMap: () => null },
  argTypes: { query: { control: false } },
});

export const Default = meta.story({ play: async (steps) => expect(fieldOf('taxes', 'gstNumber', steps)).toBeVisible() });

export const Loading = meta.story({ args: { query: { data: undefined, error: undefined, mutate: fn() } }, play: async (steps) => expect(steps.canvas.getByRole('status', { name: texts(steps)('loading') })).toBeVisible() });

export const Failed = meta.story({
  args: { query: { data: undefined, error: new ApiError('', 500), mutate: fn() } },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('failed'))),
});
