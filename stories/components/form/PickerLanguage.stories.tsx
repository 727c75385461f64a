import Box from '@mui/material/Box';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PickerLanguage } from '../../../src/components/form/PickerLanguage';
import { guidance } from '../../docs/guidance';
import { languageOf } from '../../fixtures/translate';

const meta = preview.meta({
  component: PickerLanguage,
  parameters: { docs: { description: { component: guidance('form/PickerLanguage') } } },
  args: { children: <DateCalendar defaultValue={dayjs('2027-05-22')} /> },
  decorators: [
    (Story) => (
      <Box sx={{ p: 4, width: 'fit-content' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Months, weekdays and buttons in the page's language. The week starts on Sunday, as in Canada. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const french = languageOf(globals['locale']) === 'fr';
    await expect(canvas.getByText(french ? 'mai 2027' : 'May 2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: french ? 'Mois suivant' : 'Next month' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName(french ? 'dimanche' : 'Sunday');
  },
});
