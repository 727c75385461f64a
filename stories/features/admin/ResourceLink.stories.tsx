import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { ResourceLink } from '../../../src/features/admin/ResourceLink';
import { languageOf } from '../../fixtures/translate';
import { list, longEvent } from './listSteps';
import { withPadding } from '../../fixtures/frames';

const meta = preview.meta({ component: ResourceLink, decorators: [withPadding], args: { manifest: MANIFESTS.meat, record: { id: 'ribs', name_fr: 'Côtes levées', name_en: 'Ribs' } } });

/** Name of a meat. Checks that the link leads to the form, because meats have no detail page. */
export const Default = meta.story({
  play: async (steps) => expect(steps.canvas.getByRole('link')).toHaveAttribute('href', `/${languageOf(steps.globals['locale'])}/admin/meats/ribs/edit`),
});

export const LongText = meta.story({
  args: { manifest: MANIFESTS.event, record: longEvent },
  async play(steps) {
    await expect(steps.canvas.getByText(list(steps)('missing.en'))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Seed record. Checks that the record is marked as a sample. */
export const Sample = meta.story({
  args: { record: { id: 'ribs', name_fr: 'Côtes levées', name_en: 'Ribs', sample: true } },
  play: async (steps) => expect(steps.canvas.getByText(list(steps)('sample'))).toBeVisible(),
});
