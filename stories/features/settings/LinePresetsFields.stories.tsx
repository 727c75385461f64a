import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LinePresetsFields } from '../../../src/features/settings/LinePresetsFields';
import { linePresetsTexts } from '../../../src/features/settings/proposalsTexts';
import { emptyPreset } from '../../../src/features/settings/values';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { ownSettings } from '../../fixtures/settings';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inPart, save } from './steps';

const meta = preview.meta({ component: LinePresetsFields, decorators: [inPart('linePresets')], parameters: { route: 'admin/settings/linePresets' } });

const textsOf = ({ globals }: PlayContext) => translator(linePresetsTexts, globals['locale']);
const names = (steps: PlayContext) => steps.canvas.queryAllByRole('textbox', { name: (name) => name.startsWith(textsOf(steps)('fields.presets.name.fr.label')) });

/** Two lines of the owner. Checks that lines can be moved, added and removed with the focus following. */
export const Default = meta.story({
  async play(steps) {
    const t = textsOf(steps);
    const { canvas, userEvent } = steps;
    const [first] = ownSettings.linePresets.presets;
    await userEvent.click(canvas.getByRole('button', { name: t('rows.down', { number: 1 }) }));
    await waitFor(() => expect(names(steps)[1]).toHaveValue(first?.name.fr ?? ''));
    await waitFor(() => expect(canvas.getByRole('button', { name: t('rows.up', { number: 2 }) })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('rows.up', { number: 2 }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('rows.add') }));
    await waitFor(() => expect(names(steps)[2]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('rows.remove', { number: 3 }) }));
    await expect(names(steps)).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: t('rows.add') })).toHaveFocus());
  },
});

export const Empty = meta.story({
  tags: ['no-screenshot'],
  parameters: { changes: { presets: [] } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(textsOf(steps)('rows.none')))).toBeVisible(),
});

/** New line without names and amount, and a negative amount. Checks the errors at the fields. */
export const Invalid = meta.story({
  parameters: { changes: { presets: [emptyPreset(), { ...emptyPreset(), name: { fr: 'Chapiteau', en: 'Tent' }, amount: -150, perPerson: false }] } },
  async play(steps) {
    await save(steps);
    await expect(within(await steps.canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
    await expect(names(steps)[0]).toBeInvalid();
    await expect(names(steps)[1]).toBeValid();
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')),
});
