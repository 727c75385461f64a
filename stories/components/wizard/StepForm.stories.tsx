import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StepForm } from '../../../src/components/wizard/StepForm';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { guidance } from '../../docs/guidance';
import { submitted } from '../../fixtures/exampleForm';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { atStep, visitSchema, WHOLE_VISIT } from '../../fixtures/exampleWizard';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: StepForm,
  parameters: { docs: { description: { component: guidance('wizard/StepForm') } } },
  args: { schema: visitSchema, texts: exampleTexts, refused: {}, onChange: fn(), onSubmit: (values: object) => submitted(values) },
  beforeEach: () => {
    submitted.mockClear();
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
        <Story />
      </Box>
    ),
  ],
});

/** First step. Checks that no back link is shown. */
export const Default = meta.story({
  decorators: [atStep(0)],
  async play({ canvas, globals, userEvent }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: translator(wizardTexts, globals['locale'])('forward') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith(WHOLE_VISIT));
  },
});

/** Second step. Checks that values of other steps are neither validated nor lost. */
export const SecondStep = meta.story({
  decorators: [atStep(1, { ...WHOLE_VISIT, email: 'nothing yet' })],
  async play({ canvas, globals, userEvent }) {
    const w = translator(wizardTexts, globals['locale']);
    await expect(canvas.getByRole('link', { name: w('backTo', { name: translator(exampleTexts, globals['locale'])('steps.who.name') }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: w('forward') }));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ ...WHOLE_VISIT, email: 'nothing yet' }));
  },
});

/** Error from the server. Checks that the error is shown before the next submit. */
export const Rejected = meta.story({
  args: { refused: { email: 'Cette adresse ne reçoit plus de courriels.' } },
  decorators: [atStep(0)],
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cette adresse ne reçoit plus de courriels.');
  },
});
