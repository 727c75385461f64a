import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReviewPart } from '../../../src/components/wizard/ReviewPart';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { guidance } from '../../docs/guidance';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { atStep, EMPTY_VISIT } from '../../fixtures/exampleWizard';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: ReviewPart,
  parameters: { docs: { description: { component: guidance('wizard/ReviewPart') } } },
  args: { step: 'who', facts: [{ label: 'Nom', value: 'Josée Tremblay' }, { label: 'Courriel', value: 'josee@courriel.example' }] },
  decorators: [
    atStep(3),
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
        <Story />
      </Box>
    ),
  ],
});

export const Default = meta.story({
  async play({ canvas, globals }) {
    const name = translator(exampleTexts, globals['locale'])('steps.who.name');
    await expect(canvas.getByRole('region', { name })).toHaveTextContent('Josée Tremblay');
    await expect(canvas.getByRole('link', { name: translator(wizardTexts, globals['locale'])('editPart', { name }) })).toBeVisible();
  },
});

/** Omitted answer. Checks that a text says so. */
export const Empty = meta.story({
  args: { facts: [{ label: 'Souhait', value: '' }], children: 'Le jardin fournit les outils.' },
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('definition')).toHaveTextContent(translator(wizardTexts, globals['locale'])('nothing'));
    await expect(canvas.getByText('Le jardin fournit les outils.')).toBeVisible();
  },
});

/** Step that the answers skip. Checks that the review has no section for it. */
export const LeftOut = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { step: 'wish' },
  decorators: [atStep(2, EMPTY_VISIT)],
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
