import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { validationText } from '../../../src/contract/validation';
import { PeopleFields } from '../../../src/features/requests/PeopleFields';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { inRequestForm, requests } from './steps';

const meta = preview.meta({ component: PeopleFields, decorators: [inRequestForm], parameters: { values: { adults: 1, children: 0 } } });

/** Children are optional. The price per child is asked once there is a child; an empty price means 25. */
export const Default = meta.story({
  async play(steps) {
    const t = requests(steps);
    const children = steps.canvas.getByRole('textbox', { name: t('fields.children.label') });
    await expect(children).toHaveValue('0');
    await expect(steps.canvas.queryByRole('textbox', { name: t('fields.pricePerChild.label') })).toBeNull();
    await steps.userEvent.tripleClick(children);
    await steps.userEvent.paste('3');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('guests', { count: 4 })));
    const price = steps.canvas.getByRole('textbox', { name: t('fields.pricePerChild.label') });
    await expect(price).toHaveValue('');
    await expect(price).toHaveAccessibleDescription(/25/);
  },
});

export const Invalid = meta.story({
  parameters: { values: { adults: 0, children: 2, pricePerChild: 'vingt' } },
  async play(steps) {
    const t = requests(steps);
    const language = languageOf(steps.globals['locale']);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(steps.canvas.getByRole('textbox', { name: t('fields.adults.label') })).toHaveAccessibleDescription(normalizeSpaces(validationText('adultsMin', language))));
    await expect(steps.canvas.getByRole('textbox', { name: t('fields.pricePerChild.label') })).toHaveAccessibleDescription(validationText('number', language));
  },
});

/** Texts one third longer and the maximum numbers of people, on the narrowest viewport (320 px). */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  parameters: { values: { adults: 500, children: 500, pricePerChild: '1234.50' } },
  globals: { viewport: { value: 'mobile1', isRotated: false }, words: 'long' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
