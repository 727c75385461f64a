import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_PUBLIC_SETTINGS } from '../../../src/contract/defaultSettings';
import { SampleNotice } from '../../../src/features/settings/SampleNotice';
import type { FormPart } from '../../../src/features/settings/parts';
import { withWidth } from '../../fixtures/frames';
import { normalizeSpaces } from '../../fixtures/translate';
import { textOfPart, texts } from './steps';

const meta = preview.meta({ component: SampleNotice, tags: ['no-screenshot'], decorators: [withWidth(960)], args: { part: 'identity' as FormPart } });

/** New installation. Checks that the fields to replace are named. */
export const Default = meta.story({
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(textOfPart('identity', steps)('fields.street.label')).toLowerCase()),
});

export const WholePart = meta.story({ args: { part: 'taxes' }, play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(texts(steps)('examplesAll'))) });

/** Everything replaced: nothing is shown. */
export const Replaced = meta.story({ parameters: { settings: { ...DEFAULT_PUBLIC_SETTINGS, placeholders: [] } }, play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull() });
