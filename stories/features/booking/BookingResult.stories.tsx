import Box from '@mui/material/Box';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { formatMoney } from '../../../src/contract/formats';
import { BookingResult } from '../../../src/features/booking/BookingResult';
import type { Submission } from '../../../src/features/booking/useSubmitBooking';
import { bookingRecord } from '../../fixtures/bookingRecord';
import { bookingResponse } from '../../fixtures/bookingResponse';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { booking, resultOf } from './steps';

const success: Extract<Submission, { state: 'success' }> = { state: 'success', key: 'k', response: bookingResponse, email: 'julie.tremblay@exemple.ca', shownTotal: 412.4, request: bookingRecord({ form: { adults: 40, children: 0, eventDate: '2027-06-19' }, travelMetres: 28_600, language: 'fr' }).request };

const FAILED = { state: 'error', kind: 'failed', waiting: null } as const;

const meta = preview.meta({
  component: BookingResult,
  args: { submission: success as Submission, onBack: fn(), onClose: fn(), onAgain: fn<(override: boolean) => void>() },
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '100dvh' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Accepted request: the reference, the recorded amount, the mail's recipient and the next steps. */
export const Submitted = meta.story({
  async play({ globals }) {
    const t = booking({ globals });
    const dialog = await resultOf(t('success.title'));
    await expect(within(dialog).getByText(bookingResponse.reference)).toBeVisible();
    await expect(dialog).toHaveTextContent(normalizeSpaces(`${t('success.total')}${formatMoney(41_240, languageOf(globals['locale']))}`));
    await expect(dialog).toHaveTextContent(normalizeSpaces(t('guests', { count: 40 })));
    await expect(dialog).toHaveTextContent(normalizeSpaces(t('success.mail', { email: success.email })));
    await expect(dialog).toHaveTextContent(normalizeSpaces(t('success.redirect')));
    await expect(within(dialog).queryByText(normalizeSpaces(t('success.differs')))).toBeNull();
  },
});

/** Accepted request in English. Checks the exact texts of the specification. */
export const SubmittedInEnglish = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { locale: 'en' },
  async play() {
    const dialog = await resultOf('Success!');
    await expect(within(dialog).getByText('Booking request submitted successfully! We will contact you soon to confirm the details.')).toBeVisible();
    await expect(within(dialog).getByText('You will be redirected back in a few seconds.')).toBeVisible();
    await expect(within(dialog).getByText('A confirmation email is on its way to julie.tremblay@exemple.ca.')).toBeVisible();
    await expect(within(dialog).getByText('Your reference', { exact: false })).toHaveTextContent('B-7K3QX9');
  },
});

/** Visitor who stays on the page. Checks that the notice of the redirect is removed. */
export const Staying = meta.story({
  async play({ globals, userEvent, args }) {
    const t = booking({ globals });
    await userEvent.click(screen.getByRole('button', { name: t('success.stay') }));
    await expect(screen.queryByText(normalizeSpaces(t('success.redirect')))).toBeNull();
    await waitFor(() => expect(screen.getByText(bookingResponse.reference)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: t('success.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Visitor who leaves immediately. Checks that the button calls `onBack`. */
export const LeftAtOnce = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ globals, userEvent, args }) {
    await userEvent.click(screen.getByRole('button', { name: booking({ globals })('success.back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** Server total that differs from the displayed one. Checks that the binding amount is named. */
export const DifferentTotal = meta.story({
  args: { submission: { ...success, shownTotal: 398.15 } },
  async play({ globals }) {
    const t = booking({ globals });
    await expect(within(await resultOf(t('success.title'))).getByText(normalizeSpaces(t('success.differs')))).toBeVisible();
  },
});

/** Request without a calculable price: the amount is to be determined. */
export const UnknownTotal = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { submission: { ...success, response: { ...bookingResponse, quote: { totalCost: null, travelDistance: null, travelFee: null, lines: [] } }, shownTotal: null } },
  async play({ globals }) {
    const t = booking({ globals });
    await expect(within(await resultOf(t('success.title'))).getByText(t('price.tbd'))).toBeVisible();
    await expect(screen.queryByText(normalizeSpaces(t('success.differs')))).toBeNull();
  },
});

/** Failed request. Checks the texts of the specification: the cause, the data that is safe and the next step. */
export const Failed = meta.story({
  globals: { locale: 'en' },
  args: { submission: { ...FAILED, message: null } },
  async play({ userEvent, args }) {
    const dialog = await resultOf('Error!');
    const alert = within(dialog).getByRole('alert');
    await expect(alert).toHaveTextContent('There was an error submitting your booking. Please try again or contact us directly.');
    await expect(alert).toHaveTextContent('Everything you typed is kept.');
    await expect(alert).toHaveTextContent(normalizeSpaces(DEFAULT_SETTINGS.identity.phone));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Failed request with a message from the server. Checks that the message is shown unchanged. */
export const Explained = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { submission: { ...FAILED, message: 'Trop de demandes en peu de temps. Réessayez dans une heure.' } },
  async play({ globals }) {
    await expect(screen.getByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps. Réessayez dans une heure.');
    await expect(screen.getByRole('alert')).not.toHaveTextContent(normalizeSpaces(booking({ globals })('error.message')));
  },
});

/** Longest possible email address at 320 px. Checks that the buttons stay within the viewport. */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { submission: { ...success, email: 'comite.organisateur.des.fetes.du.cent-cinquantieme.anniversaire@municipalite-de-saint-valerien-de-milton.exemple.ca', shownTotal: 1 } },
  async play({ globals }) {
    const dialog = await resultOf(booking({ globals })('success.title'));
    for (const button of within(dialog).getAllByRole('button')) await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
