import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { SingleField } from '../../../src/features/settings/fields';
import { FieldRow } from '../../../src/features/settings/FieldRow';
import { inPart, textOfPart } from './steps';

const meta = preview.meta({ component: FieldRow, tags: ['no-screenshot'], args: { field: { name: 'travelPerKm', kind: 'money', unit: 'dollarsPerKm', required: true } as SingleField }, parameters: { route: 'admin/settings/bookingRates' } });

/** Price with its unit. */
export const Default = meta.story({
  decorators: [inPart('bookingRates')],
  play: async (steps) => expect(steps.canvas.getByRole('textbox', { name: new RegExp(textOfPart('bookingRates', steps)('fields.travelPerKm.label')) })).toHaveAccessibleDescription(/\$/),
});

export const Text = meta.story({ args: { field: { name: 'text.fr', kind: 'paragraph', lang: 'fr', required: true } }, decorators: [inPart('hours')], play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('lang', 'fr-CA') });

export const Flag = meta.story({ args: { field: { name: 'registered', kind: 'flag' } }, decorators: [inPart('taxes')], play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeChecked() });
