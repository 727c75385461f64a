import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SubmitPanel } from '../../../src/features/booking/SubmitPanel';
import { PARTY } from './menu';
import { ARRIVES, booking, inBookingForm, submitButton } from './steps';

const meta = preview.meta({
  component: SubmitPanel,
  decorators: [
    (Story) => (
      <Box sx={{ width: 320, p: 6, boxSizing: 'content-box' }}>
        <Story />
      </Box>
    ),
    inBookingForm,
  ],
});

/** Empty form. Checks that the button is disabled and that the missing values are listed. */
export const Default = meta.story({
  async play(steps) {
    const t = booking(steps);
    await expect(submitButton(steps)).toBeDisabled();
    for (const name of ['hostName', 'email', 'eventType', 'eventDate', 'eventTime', 'location'] as const) {
      await expect(submitButton(steps)).toHaveAccessibleDescription(expect.stringContaining(t(`fields.${name}.label`)));
    }
    await expect(steps.canvas.getByRole('link', { name: t('privacyLink') })).toHaveAttribute('href', `/${String(steps.globals['locale'])}/privacy`);
  },
});

/** One required value missing. */
export const Missing = meta.story({
  tags: ['no-screenshot', '!dev'],
  parameters: { booking: { ...PARTY, location: '   ' } },
  async play(steps) {
    const t = booking(steps);
    await expect(submitButton(steps)).toBeDisabled();
    await expect(submitButton(steps)).toHaveAccessibleDescription(t('missing', { fields: t('fields.location.label') }));
  },
});

/** All six required values filled in. Checks that the button is enabled and that the text speaks of a request, not a purchase. */
export const Filled = meta.story({
  parameters: { booking: PARTY },
  async play(steps) {
    await expect(submitButton(steps)).toBeEnabled();
    await expect(submitButton(steps)).toHaveAccessibleDescription(booking(steps)('promise'));
  },
});

/** Request in flight. Checks that the form cannot be submitted twice. */
export const Submitting = meta.story({
  parameters: { booking: PARTY },
  async play(steps) {
    await steps.userEvent.click(submitButton(steps));
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(booking(steps)('submitting')) }, ARRIVES)).toBeDisabled();
  },
});
