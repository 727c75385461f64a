import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FieldValue } from '../../../src/features/admin/FieldValue';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { valuesOf } from '../../../src/features/admin/values';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { resourceFixture } from '../../fixtures/resources';
import { fieldNamed } from './steps';

const { event, side, training } = MANIFESTS;
const meta = preview.meta({ component: FieldValue, args: { field: fieldNamed(side, 'sellPerKg'), value: 16 } });

/** Amount of money with its unit. */
export const Default = meta.story({
  play: ({ canvasElement, globals }) => expect(normalizeSpaces(canvasElement.textContent ?? '')).toContain(globals['locale'] === 'fr' ? '16,00 $ le kg' : '$16.00 per kg'),
});

export const Quantity = meta.story({
  args: { field: fieldNamed(side, 'avgKgPerPerson'), value: 0.12 },
  play: ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? '0,12 kg par personne' : '0.12 kg per person')).toBeVisible(),
});

export const Moment = meta.story({
  args: { field: fieldNamed(training, 'eventDateTime'), value: '2027-06-19T08:00' },
  play: ({ canvasElement, globals }) => expect(normalizeSpaces(canvasElement.textContent ?? '')).toContain(globals['locale'] === 'fr' ? 'samedi 19 juin 2027, 8 h' : 'Saturday, June 19, 2027, 8:00 a.m.'),
});

/** Key of a location, which is shown in words. */
export const Place = meta.story({
  tags: ['no-screenshot'],
  args: { field: fieldNamed(event, 'location'), value: 'at_premises' },
  play: ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? 'Au fumoir' : 'At the smokehouse')).toBeVisible(),
});

/** References shown by name. Checks that an unknown id is shown unchanged. */
export const Names = meta.story({
  args: { field: fieldNamed(event, 'meatsOffered'), value: ['house-sausage', 'dodo'] },
  play: async ({ canvas, globals }) => expect(await canvas.findByText(globals['locale'] === 'fr' ? 'Saucisse maison, dodo' : 'House sausage, dodo')).toBeVisible(),
});

/** Names still loading. Checks that no ids are shown. */
export const Loading = meta.story({
  tags: ['no-screenshot'],
  args: { field: fieldNamed(event, 'meatsOffered'), value: ['house-sausage', 'dodo'] },
  parameters: { handlers: [pending('/api/meat')] },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('.MuiSkeleton-root')).toBeVisible();
    await expect(canvas.queryByText(/house-sausage/)).toBeNull();
  },
});

/** Names failed to load. Checks that the ids are shown instead. */
export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { field: fieldNamed(event, 'meatsOffered'), value: ['house-sausage', 'dodo'] },
  parameters: { handlers: [failing('/api/meat', 404)] },
  play: async ({ canvas }) => expect(await canvas.findByText('house-sausage, dodo')).toBeVisible(),
});

export const Variations = meta.story({
  args: { field: fieldNamed(side, 'variations'), value: valuesOf(side, resourceFixture('side'))['variations'] },
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
});

/** Link field. Only `https` URLs become links. */
export const Link = meta.story({
  args: { field: fieldNamed(training, 'meetingUrl'), value: 'https://rencontre.example/boucane' },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://rencontre.example/boucane'),
});

export const Empty = meta.story({ args: { value: '' }, play: ({ canvas, globals }) => expect(canvas.getByText(translator(formTexts, globals['locale'])('value.none'))).toBeVisible() });

/** Text with HTML markup. Checks that the markup is escaped. */
export const LongText = meta.story({
  args: { field: fieldNamed(event, 'location'), value: '<img src=x onerror=alert(1)>'.repeat(20) },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeNull(),
});
