import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DayPicker, type DayMark } from '../../../src/components/form/DayPicker';
import { isShortNotice } from '../../../src/contract/days';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { formatDay } from '../../../src/contract/formats';
import { guidance } from '../../docs/guidance';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';
import { onTouchScreen } from '../../fixtures/touch';

const TODAY = NOW.slice(0, 10);
const BUSY = '2027-05-29';
/** Marked days: one of each kind, in addition to the short-notice days. */
const HARD = new Map<string, DayMark['kind']>([[BUSY, 'busy'], ['2027-05-27', 'maybe'], ['2027-05-31', 'off']]);

const chosen = fn<(day: string) => void>();

const meta = preview.meta({
  component: DayPicker,
  parameters: { docs: { description: { component: guidance('form/DayPicker') } } },
  args: { id: 'field-day', name: 'day', label: '', value: '', setValue: chosen, onBlur: fn(), error: false, helperText: undefined, required: false, min: TODAY },
  render: function Render(args, { globals }) {
    const t = translator(exampleTexts, globals['locale']);
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 420, minHeight: '100dvh' }}>
        <DayPicker
          {...args}
          label={t('fields.day.label')}
          helperText={args.helperText ?? t('fields.day.hint')}
          value={value}
          setValue={(next) => {
            args.setValue(next);
            setValue(next);
          }}
          markOf={(day) => {
            const kind = HARD.get(day);
            if (kind) return { kind, reason: t('marks.busy') };
            return isShortNotice(day, TODAY, DEFAULT_SETTINGS.rules.leadTimeDays) ? { kind: 'short', reason: t('marks.short') } : null;
          }}
        />
      </Box>
    );
  },
});

function parts({ canvas, globals }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  const language = languageOf(globals['locale']);
  const field = canvas.getByRole('group', { name: t('fields.day.label') });
  const [year, month, day] = within(field).getAllByRole('spinbutton');
  if (!year || !month || !day) throw new Error('A day has a year, a month and a day.');
  const cell = (name: string) => screen.getByRole('gridcell', { name: formatDay(name, language) });
  return { t, field, year, month, day, cell, opener: within(field).getByRole('button') };
}

async function open(steps: PlayContext) {
  await steps.userEvent.click(parts(steps).opener);
  const calendar = await screen.findByRole('dialog');
  await waitFor(() => expect(within(calendar).getByRole('grid')).toBeVisible());
  return calendar;
}

/** Empty field. The placeholder shows the date format. Checks that the hint is the accessible description. */
export const Default = meta.story({
  async play(steps) {
    const { t, field, opener } = parts(steps);
    const format = languageOf(steps.globals['locale']) === 'fr' ? 'AAAA-MM-JJ' : 'YYYY-MM-DD';
    await expect(field).toHaveTextContent(format);
    await expect(field).toHaveAccessibleDescription(t('fields.day.hint'));
    await expectTouchTargets([field, opener]);
  },
});

export const Filled = meta.story({
  args: { value: '2027-07-03' },
  async play(steps) {
    const { field, month } = parts(steps);
    await expect(field).toHaveTextContent('2027-07-03');
    await expect(month).toHaveAttribute('aria-valuetext', languageOf(steps.globals['locale']) === 'fr' ? 'juillet' : 'July');
  },
});

/** Marked date. Checks that the reason of the mark replaces the hint. */
export const Marked = meta.story({
  args: { value: '2027-05-15' },
  async play(steps) {
    const { t, field } = parts(steps);
    await expect(field).toHaveAccessibleDescription(t('marks.short'));
  },
});

/** Invalid field. Checks that each part of the date is marked as required and invalid. */
export const Invalid = meta.story({
  args: { required: true, error: true, helperText: 'Choisissez une date' },
  async play(steps) {
    const { field, year, month, day } = parts(steps);
    await expect(field).toHaveAccessibleDescription('Choisissez une date');
    for (const part of [year, month, day]) {
      await expect(part).toHaveAttribute('aria-required', 'true');
      await expect(part).toHaveAttribute('aria-invalid', 'true');
    }
  },
});

/** Open calendar. Hard-to-book days have a mark of their own shape and a reason, and remain selectable. */
export const Open = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { t, cell } = parts(steps);
    const calendar = await open(steps);
    await expect(cell('2027-05-14')).toHaveAccessibleDescription(t('marks.short'));
    await expect(cell('2027-05-28')).not.toHaveAttribute('aria-description');
    await expect(cell('2027-05-09')).toBeDisabled();
    await expectTouchTargets(within(calendar).getAllByRole('button'));
    await expectTouchTargets([cell('2027-05-10'), cell('2027-05-14'), cell('2027-05-28')]);
    await expect(cell(BUSY)).toHaveAccessibleDescription(t('marks.busy'));
  },
});

/** Selected date. Checks that the date is the value and that the calendar reopens on it. */
export const Chosen = meta.story({
  args: { value: '2027-07-03' },
  async play(steps) {
    const { field, cell } = parts(steps);
    const calendar = await open(steps);
    await expect(cell('2027-07-03')).toHaveAttribute('aria-selected', 'true');
    await steps.userEvent.click(within(calendar).getByRole('button', { name: languageOf(steps.globals['locale']) === 'fr' ? 'Mois précédent' : 'Previous month' }));
    await waitFor(() => expect(within(calendar).getAllByRole('grid')).toHaveLength(1));
    await steps.userEvent.click(await screen.findByRole('gridcell', { name: formatDay('2027-06-30', languageOf(steps.globals['locale'])) }));
    await expect(chosen).toHaveBeenLastCalledWith('2027-06-30');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveTextContent('2027-06-30');
    await open(steps);
    await expect(cell('2027-06-30')).toHaveAttribute('aria-selected', 'true');
  },
});

/** Date typed digit by digit. Checks that only a complete date is a value. */
export const HalfTyped = meta.story({
  async play(steps) {
    const { field, year } = parts(steps);
    await steps.userEvent.click(year);
    await steps.userEvent.keyboard('202707');
    await expect(field).toHaveTextContent(languageOf(steps.globals['locale']) === 'fr' ? '2027-07-JJ' : '2027-07-DD');
    await expect(chosen).not.toHaveBeenCalledWith(expect.stringMatching(/./));
    await steps.userEvent.tab();
    await expect(field).toHaveTextContent('2027-07');
  },
});

/** Complete date typed, then its year replaced, then the field cleared. */
export const Typed = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { field, year } = parts(steps);
    await steps.userEvent.click(year);
    await steps.userEvent.keyboard('20270703');
    await expect(chosen).toHaveBeenLastCalledWith('2027-07-03');
    await steps.userEvent.click(year);
    await steps.userEvent.keyboard('2028');
    await expect(field).toHaveTextContent('2028-07-03');
    await expect(chosen).toHaveBeenLastCalledWith('2028-07-03');
    await steps.userEvent.click(year);
    await steps.userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expect(chosen).toHaveBeenLastCalledWith('');
    await expect(field).toHaveTextContent(languageOf(steps.globals['locale']) === 'fr' ? 'AAAA-MM-JJ' : 'YYYY-MM-DD');
  },
});

/**
 * Keyboard navigation: arrows move by days and weeks, Page Up to the next month (MUI X default), Enter selects, and Escape closes. Checks that the
 * focus returns.
 */
export const Keyboard = meta.story({
  async play(steps) {
    const { cell, opener, field } = parts(steps);
    const { userEvent } = steps;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell('2027-05-10')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell('2027-05-18')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(cell('2027-06-18')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('2027-06-18');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveTextContent('2027-06-18');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell('2027-06-18')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Touch device: the calendar opens in a modal. Checks that the modal fits a viewport of 320 px. */
export const Touch = meta.story({
  beforeEach: onTouchScreen,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const { cell } = parts(steps);
    const calendar = await open(steps);
    await expectNoOverflow([calendar, cell('2027-05-14'), cell('2027-05-15')]);
    await expect(calendar.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expectTouchTargets([...within(calendar).getAllByRole('button'), cell('2027-05-14')]);
  },
});
