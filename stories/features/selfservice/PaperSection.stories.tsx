import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PaperSection } from '../../../src/features/selfservice/PaperSection';
import { languageOf } from '../../fixtures/translate';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: PaperSection, decorators: [withWidth(760)], args: { title: { fr: 'Conditions', en: 'Terms' }, children: '…' } });

export const Default = meta.story({ tags: ['no-screenshot'], play: async ({ canvas, globals }) => expect(canvas.getByRole('region', { name: languageOf(globals['locale']) === 'fr' ? 'Conditions' : 'Conditions / Terms' })).toBeVisible() });
