import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SelfServicePrice } from '../../../src/features/selfservice/SelfServicePrice';
import { adjustedManaged, managed } from '../../fixtures/managed';
import { languageOf } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SelfServicePrice, decorators: [withWidth(760)], args: { managed: managed('fr') }, render: (args, { globals }) => <SelfServicePrice {...args} managed={managed(languageOf(globals['locale']))} /> });

export const Default = meta.story({ tags: ['no-screenshot'], play: async (steps) => expect(steps.canvas.queryByRole('region', { name: texts(steps)('price.changed') })).toBeNull() });

/** Adjusted price with the old and new amounts and the reason. */
export const Adjusted = meta.story({
  render: (args, { globals }) => <SelfServicePrice {...args} managed={adjustedManaged(languageOf(globals['locale']))} />,
  play: async (steps) => expect(steps.canvas.getByRole('region', { name: texts(steps)('price.changed') })).toBeVisible(),
});
