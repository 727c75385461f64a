import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { wizardTexts } from '../../../src/components/wizard/texts';
import { validationText } from '../../../src/contract/validation';
import { EMPTY_EVENT, yourEventMemory } from '../../../src/features/yourevent/draft';
import { YourEventWizard } from '../../../src/features/yourevent/YourEventWizard';
import { languageOf, translator } from '../../fixtures/translate';
import { EVENING, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const onFinish = fn();

const meta = preview.meta({
  component: YourEventWizard,
  parameters: { route: 'your-event' },
  decorators: [withWidth(760)],
  args: { memory: yourEventMemory, renderOptions: (type: string, guests: number) => `${type} × ${guests}`, onFinish },
  beforeEach: () => {
    onFinish.mockClear();
  },
});

/** All three steps in order; the values stay stored after the last step. */
export const Default = meta.story({
  async play(steps) {
    const t = texts(steps);
    const forward = () => steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(wizardTexts, steps.globals['locale'])('forward') }));
    await steps.userEvent.type(steps.canvas.getByRole('textbox', { name: t('fields.hostName.label') }), EVENING.hostName);
    await steps.userEvent.type(steps.canvas.getByRole('textbox', { name: t('fields.location.label') }), EVENING.location);
    await forward();
    await steps.userEvent.click(await steps.canvas.findByRole('radio', { name: t('kinds.training.label') }));
    await forward();
    await steps.userEvent.click(await steps.canvas.findByRole('radio', { name: t('kitchens.pizza.label') }));
    await expect(steps.canvas.getByText('pizza-training × 1')).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('finish') }));
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
    await expect(yourEventMemory.read()?.values).toEqual({ ...EMPTY_EVENT, hostName: EVENING.hostName, location: EVENING.location, kind: 'training', kitchen: 'pizza' });
  },
});

/** No choice made: the step shows an error. */
export const Invalid = meta.story({
  parameters: { route: 'your-event?step=type' },
  beforeEach: () => yourEventMemory.keep({ values: { ...EMPTY_EVENT, hostName: 'Julie', location: 'Upton' }, reached: 'type' }),
  async play(steps) {
    const t = texts(steps);
    await steps.canvas.findByRole('radio', { name: t('kinds.event.label') });
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: translator(wizardTexts, steps.globals['locale'])('forward') }));
    await waitFor(() => expect(steps.canvas.getByRole('alert')).toHaveFocus());
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(validationText('eventTypeRequired', languageOf(steps.globals['locale'])));
  },
});
