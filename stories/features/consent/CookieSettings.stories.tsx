import Box from '@mui/material/Box';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { readConsent } from '../../../src/api/consent';
import { Consent } from '../../../src/features/consent/Consent';
import { CookieSettings } from '../../../src/features/consent/CookieSettings';
import { closePrivacyModal } from '../../../src/features/consent/modalState';
import { expectKeyboardDialog, pressKey } from '../../fixtures/keyboard';
import { hoursAgo } from '../../fixtures/now';
import { settingsText, texts } from './steps';

const meta = preview.meta({
  component: CookieSettings,
  parameters: { signedInAt: hoursAgo(10 * 24) },
  beforeEach: () => closePrivacyModal,
  render: (args) => (
    <>
      <CookieSettings {...args} />
      <Consent asks />
    </>
  ),
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, color: 'text.secondary' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Button as shown in the footer. */
export const Button = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByRole('button', { name: settingsText(steps)('open') })).toBeVisible();
  },
});

/** Settings opened. Checks that closing them returns the focus to the button. */
export const Opened = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { canvas, userEvent } = steps;
    const button = canvas.getByRole('button', { name: settingsText(steps)('open') });
    await userEvent.click(button);
    const modal = await screen.findByRole('dialog', { name: texts(steps)('modal.title') });
    await waitFor(() => expect(modal).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Card = meta.story({
  args: { shape: 'card' },
  async play(steps) {
    await expect(await steps.canvas.findByText(texts(steps)('card.necessary'))).toBeVisible();
    await expect(steps.canvas.getByRole('button', { name: texts(steps)('card.change') })).toBeVisible();
  },
});

/** Keyboard navigation: the dialog traps the focus, the space bar toggles a switch, and closing stores no choice. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: settingsText(steps)('open') }), {
      async close(dialog) {
        const [, first] = within(dialog).getAllByRole('switch');
        await pressKey(steps, first as HTMLElement, ' ');
        await expect(first).toBeChecked();
        await steps.userEvent.keyboard('{Escape}');
      },
    });
    await expect(readConsent().preferences.analytics).toBe(false);
  },
});
