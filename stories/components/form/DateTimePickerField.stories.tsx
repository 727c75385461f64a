import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DateTimePickerField } from '../../../src/components/form/DateTimePickerField';
import { formatDay } from '../../../src/contract/formats';
import { guidance } from '../../docs/guidance';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { onTouchScreen } from '../../fixtures/touch';

const chosen = fn<(dateTime: string) => void>();

const meta = preview.meta({
  component: DateTimePickerField,
  parameters: { docs: { description: { component: guidance('form/DateTimePickerField') } } },
  args: { id: 'field-moment', name: 'moment', label: '', value: '2027-06-19T08:00', setValue: chosen, onBlur: fn(), error: false, helperText: undefined, required: false },
  render: function Render(args, { globals }) {
    const t = translator(exampleTexts, globals['locale']);
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 420, minHeight: '100dvh' }}>
        <DateTimePickerField
          {...args}
          label={t('fields.moment.label')}
          helperText={args.helperText ?? t('fields.moment.hint')}
          value={value}
          setValue={(next) => {
            args.setValue(next);
            setValue(next);
          }}
        />
      </Box>
    );
  },
});

function parts({ canvas, globals }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const language = languageOf(globals['locale']);
  const field = canvas.getByRole('group', { name: t('fields.moment.label') });
  return { t, language, french: language === 'fr', field, opener: within(field).getByRole('button') };
}

async function open(steps: PlayContext) {
  await steps.userEvent.click(parts(steps).opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Date and time in one field, in the locale's format. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { french, field, opener } = parts(steps);
    await expect(field).toHaveTextContent(french ? '2027-06-19, 08 h 00' : '2027-06-19, 08:00 am');
    await expectTouchTargets([field, opener]);
  },
});

export const Invalid = meta.story({
  args: { value: '', required: true, error: true, helperText: 'Choisissez un jour et une heure' },
  async play(steps) {
    const { field } = parts(steps);
    await expect(field).toHaveAccessibleDescription('Choisissez un jour et une heure');
    for (const part of within(field).getAllByRole('spinbutton')) await expect(part).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Open picker with calendar and hours side by side. Checks that the value is a local `YYYY-MM-DDTHH:mm`. */
export const Open = meta.story({
  async play(steps) {
    const { french, language, field } = parts(steps);
    const dialog = await open(steps);
    await steps.userEvent.click(within(dialog).getByRole('gridcell', { name: formatDay('2027-06-26', language) }));
    const [hours] = within(dialog).getAllByRole('listbox');
    if (!hours) throw new Error('The clock has hours.');
    await steps.userEvent.click(within(hours).getByRole('option', { name: french ? '10 heures' : '10 hours' }));
    await expect(chosen).toHaveBeenLastCalledWith('2027-06-26T10:00');
    await expect(field).toHaveTextContent(french ? '2027-06-26, 10 h 00' : '2027-06-26, 10:00 am');
    await expectTouchTargets([...within(dialog).getAllByRole('gridcell', { name: /2027/ }), ...within(dialog).getAllByRole('option')]);
  },
});

/** Touch device at 320 px: calendar and hours in sequence. Checks that neither is clipped. */
export const Touch = meta.story({
  beforeEach: onTouchScreen,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const dialog = await open(steps);
    await expectNoOverflow([dialog]);
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expectTouchTargets(within(dialog).getAllByRole('button'));
  },
});
