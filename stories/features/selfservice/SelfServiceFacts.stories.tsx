import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { dietLabel } from '../../../src/contract/dietLabels';
import { SelfServiceFacts } from '../../../src/features/selfservice/SelfServiceFacts';
import { managed, someDiets } from '../../fixtures/managed';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SelfServiceFacts, decorators: [withWidth(760)], args: { managed: managed('fr') }, render: (args, { globals }) => <SelfServiceFacts {...args} managed={managed(languageOf(globals['locale']))} /> });

/** Facts of the request. Checks that a severe allergy is recognizable from the text alone, without colour. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    const language = languageOf(globals['locale']);
    for (const diet of someDiets(language)) await expect(canvas.getByText(normalizeSpaces(dietLabel(diet, language)))).toBeVisible();
    await expect(canvas.getByText(/ALLERGIE GRAVE|SEVERE ALLERGY/)).toBeVisible();
  },
});

export const WithoutDiets = meta.story({
  tags: ['no-screenshot', '!dev'],
  render: (args, { globals }) => <SelfServiceFacts {...args} managed={managed(languageOf(globals['locale']), { diets: [] })} />,
  play: async (steps) => expect(steps.canvas.getByText(texts(steps)('facts.none'))).toBeVisible(),
});
