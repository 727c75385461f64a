import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { LocationFields } from '../../../src/features/requests/LocationFields';
import { LONG_PARTY } from '../../fixtures/bookingRecord';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { inRequestForm, plainLocation, requests } from './steps';

const meta = preview.meta({ component: LocationFields, decorators: [inRequestForm], args: { renderPlace: plainLocation, travel: null, onTravel: fn() } });

/** Event: the address is required. */
export const Default = meta.story({
  play: async (steps) => expect(steps.canvas.getByRole('textbox')).toHaveValue('1325, rue Girouard Ouest, Saint-Hyacinthe'),
});

/** Training in person: at home with an address, or at the premises without one. */
export const Training = meta.story({
  parameters: { values: { kind: 'training', trainingType: 'in-person', trainingPlace: '', location: '' } },
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await expect(steps.canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(steps.canvas.getByRole('radiogroup')).toHaveAccessibleDescription(validationText('trainingLocationRequired', language)));
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: language === 'fr' ? 'Chez vous' : 'At your place' }));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(steps.canvas.getByRole('textbox')).toHaveAccessibleDescription(validationText('addressRequired', language)));
  },
});

/** Online training: no place is asked for. */
export const Online = meta.story({
  parameters: { values: { kind: 'training', trainingType: 'online', trainingPlace: '', location: '' } },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(requests(steps)('onlineNote')))).toBeVisible();
    await expect(steps.canvas.queryByRole('radio')).toBeNull();
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Long address on the narrowest viewport (320 px). */
export const LongText = meta.story({
  parameters: { values: { kind: 'training', trainingType: 'in-person', trainingPlace: 'at_home', location: LONG_PARTY.location } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
