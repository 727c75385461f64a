import Box from '@mui/material/Box';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { WizardProgress } from '../../../src/components/wizard/WizardProgress';
import { guidance } from '../../docs/guidance';
import { atStep } from '../../fixtures/exampleWizard';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';

const meta = preview.meta({
  component: WizardProgress,
  parameters: { docs: { description: { component: guidance('wizard/WizardProgress') } } },
  args: { label: 'Potager' },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 900 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Progress of the wizard. Checks that the current step has no link and that all visited steps before and after it have one. */
export const Default = meta.story({
  tags: ['layout'],
  decorators: [atStep(2)],
  async play({ canvas }) {
    const steps = within(canvas.getByRole('navigation', { name: 'Potager' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await expect(steps.getAllByRole('link')).toHaveLength(3);
    await expectTouchTargets(steps.getAllByRole('link'));
    await expect(steps.getAllByRole('listitem')[2]?.firstElementChild).toHaveAttribute('aria-current', 'step');
  },
});

export const LongText = meta.story({
  decorators: [atStep(1, undefined, true)],
});
