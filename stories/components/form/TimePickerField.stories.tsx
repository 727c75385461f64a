import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TimePickerField } from '../../../src/components/form/TimePickerField';
import { guidance } from '../../docs/guidance';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { expectFocusRing, pressKey } from '../../fixtures/keyboard';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { onTouchScreen } from '../../fixtures/touch';

const chosen = fn<(time: string) => void>();

const meta = preview.meta({
  component: TimePickerField,
  parameters: { docs: { description: { component: guidance('form/TimePickerField') } } },
  args: { id: 'field-time', name: 'time', label: '', value: '', setValue: chosen, onBlur: fn(), error: false, helperText: undefined, required: false },
  render: function Render(args, { globals }) {
    const t = translator(exampleTexts, globals['locale']);
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 420, minHeight: '100dvh' }}>
        <TimePickerField
          {...args}
          label={t('fields.time.label')}
          helperText={args.helperText ?? t('fields.time.hint')}
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
  const field = canvas.getByRole('group', { name: t('fields.time.label') });
  const sections = within(field).getAllByRole('spinbutton');
  const [hours] = sections;
  if (!hours) throw new Error('A time has hours.');
  return { t, french: languageOf(globals['locale']) === 'fr', field, sections, hours, opener: within(field).getByRole('button') };
}

async function open(steps: PlayContext) {
  await steps.userEvent.click(parts(steps).opener);
  const clock = await screen.findByRole('dialog');
  await waitFor(() => expect(clock).toBeVisible());
  return clock;
}

/** Empty field. The placeholder shows the time format: 24 hours in French, 12 hours in English. */
export const Default = meta.story({
  async play(steps) {
    const { t, french, field, sections, opener } = parts(steps);
    await expect(field).toHaveTextContent(french ? 'hh h mm' : 'hh:mm aa');
    await expect(sections).toHaveLength(french ? 2 : 3);
    await expect(field).toHaveAccessibleDescription(t('fields.time.hint'));
    await expectTouchTargets([field, opener]);
  },
});

export const Filled = meta.story({
  tags: ['layout'],
  args: { value: '17:30' },
  async play(steps) {
    const { french, field } = parts(steps);
    await expect(field).toHaveTextContent(french ? '17 h 30' : '05:30 pm');
  },
});

export const Invalid = meta.story({
  args: { required: true, error: true, helperText: 'Choisissez une heure' },
  async play(steps) {
    const { field, sections } = parts(steps);
    await expect(field).toHaveAccessibleDescription('Choisissez une heure');
    for (const part of sections) {
      await expect(part).toHaveAttribute('aria-required', 'true');
      await expect(part).toHaveAttribute('aria-invalid', 'true');
    }
  },
});

/** Open list of hours and quarters of an hour. Checks that the value is a local `HH:mm`. */
export const Open = meta.story({
  async play(steps) {
    const { french, field } = parts(steps);
    const clock = await open(steps);
    const [hours, minutes, halves] = within(clock).getAllByRole('listbox');
    if (!hours || !minutes) throw new Error('The clock has hours and minutes.');
    await expectTouchTargets(within(clock).getAllByRole('option'));
    await steps.userEvent.click(within(hours).getByRole('option', { name: french ? '17 heures' : '05 hours' }));
    await steps.userEvent.click(within(minutes).getByRole('option', { name: '30 minutes' }));
    if (halves) await steps.userEvent.click(within(halves).getByRole('option', { name: /pm/i }));
    await expect(chosen).toHaveBeenLastCalledWith('17:30');
    await expect(field).toHaveTextContent(french ? '17 h 30' : '05:30 pm');
    if (!screen.queryByRole('dialog')) await open(steps);
  },
});

/** Incomplete time. Checks that only a complete time is a value. */
export const HalfTyped = meta.story({
  async play(steps) {
    const { french, field, hours } = parts(steps);
    await steps.userEvent.click(hours);
    await steps.userEvent.keyboard(french ? '17' : '05');
    await expect(field).toHaveTextContent(french ? '17 h mm' : '05:mm aa');
    await expect(chosen).not.toHaveBeenCalledWith(expect.stringMatching(/./));
  },
});

/** Time typed in the locale's format, then cleared. */
export const Typed = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { french, field, hours } = parts(steps);
    await steps.userEvent.click(hours);
    await steps.userEvent.keyboard(french ? '1730' : '0530p');
    await expect(chosen).toHaveBeenLastCalledWith('17:30');
    await steps.userEvent.click(hours);
    await steps.userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expect(chosen).toHaveBeenLastCalledWith('');
    await expect(field).toHaveTextContent(french ? 'hh h mm' : 'hh:mm aa');
  },
});

/** Touch device at 320 px. Checks that the lists are the same and not clipped. */
export const Touch = meta.story({
  beforeEach: onTouchScreen,
  args: { value: '17:30' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const clock = await open(steps);
    await expectNoOverflow([clock]);
    await expect(clock.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expectTouchTargets([...within(clock).getAllByRole('option'), ...within(clock).getAllByRole('button')]);
  },
});

/** Keyboard navigation: arrows move within a list, Enter selects and moves to the next list, and Escape closes. Checks that the focus returns. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { opener } = parts(steps);
    await pressKey(steps, opener);
    const clock = await screen.findByRole('dialog');
    await waitFor(() => expect(clock).toBeVisible());
    await waitFor(() => expect(clock).toContainElement(document.activeElement as HTMLElement));
    await steps.userEvent.keyboard('{ArrowDown}');
    const before = document.activeElement;
    await expect(before).toHaveAttribute('role', 'option');
    await expectFocusRing();
    await steps.userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).not.toBe(before);
    await steps.userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalled();
    await steps.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
