import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formatDay } from '../../../src/contract/formats';
import { MonthGrid } from '../../../src/features/calendar/MonthGrid';
import { monthName } from '../../../src/features/calendar/names';
import { expectFocusRing } from '../../fixtures/keyboard';
import { languageOf } from '../../fixtures/translate';
import { agenda, inPage, TODAY } from './agenda';

const meta = preview.meta({
  component: MonthGrid,
  decorators: [inPage],
  args: { cursor: '2027-05-20', onMove: fn(), today: TODAY, agenda, chosen: '', onChoose: fn(), labelledBy: 'month' },
  render: function Render(args, { globals }) {
    const [cursor, setCursor] = useState(args.cursor);
    return (
      <>
        <Typography id="month" variant="h2" sx={{ mb: 4 }}>
          {monthName(cursor.slice(0, 7), languageOf(globals['locale']))}
        </Typography>
        <MonthGrid {...args} cursor={cursor} onMove={setCursor} />
      </>
    );
  },
});

export const Default = meta.story({
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    await expect(canvas.getByRole('grid', { name: monthName('2027-05', language) })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent(language === 'fr' ? 'dim.' : 'Sun');
    await expect(canvas.getAllByRole('button')).toHaveLength(31);
  },
});

/** Keyboard navigation: the grid is a single tab stop, and the arrow keys continue across months. */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const at = async (day: string) => {
      const { activeElement } = document;
      await expect(activeElement?.textContent).toContain(formatDay(day, languageOf(globals['locale'])));
      await expect(canvas.getAllByRole('button').filter((button) => button.tabIndex === 0)).toEqual([activeElement]);
    };
    await userEvent.tab();
    await at('2027-05-20');
    for (const [key, day] of [
      ['ArrowRight', '2027-05-21'],
      ['ArrowDown', '2027-05-28'],
      ['ArrowDown', '2027-06-04'],
      ['ArrowLeft', '2027-06-03'],
      ['Home', '2027-05-30'],
      ['End', '2027-06-05'],
      ['PageDown', '2027-07-05'],
      ['ArrowUp', '2027-06-28'],
      ['PageUp', '2027-05-28'],
      ['PageUp', '2027-05-01'],
      ['ArrowLeft', '2027-05-01'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await at(day);
    }
  },
});

export const Chosen = meta.story({
  args: { chosen: '2027-05-29', cursor: '2027-05-29' },
  async play({ canvas }) {
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('29');
  },
});

export const SixWeeks = meta.story({ args: { cursor: '2027-10-01' } });

/** Keyboard selection. Checks that Enter and the space bar select a day and keep the focus. */
export const ChosenByKeyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ args, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2027-05-21');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2027-05-28');
    await expect(document.activeElement).toHaveAttribute('data-day', '2027-05-28');
    await expectFocusRing();
  },
});
