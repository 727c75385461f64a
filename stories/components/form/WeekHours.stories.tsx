import { expect } from 'storybook/test';
import { mixed, object } from 'yup';
import preview from '../../../.storybook/preview';
import { Form } from '../../../src/components/form/Form';
import { formTexts } from '../../../src/components/form/texts';
import { WEEKDAY_LABELS } from '../../../src/components/form/weekdayLabels';
import { WeekHours } from '../../../src/components/form/WeekHours';
import { WEEKDAYS } from '../../../src/contract/weekday';
import { defineTexts } from '../../../src/i18n/texts';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { scrollToField } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

const weekTexts = defineTexts('weekExample', { fields: { hours: WEEKDAY_LABELS } });
const week = Object.fromEntries(WEEKDAYS.map((day) => [day, { open: day !== 'monday', from: '10:00', to: '22:00' }]));

const meta = preview.meta({
  component: WeekHours,
  args: { name: 'hours' },
  parameters: { docs: { description: { component: guidance('form/WeekHours') } } },
  render: (args) => (
    <Form schema={object({ hours: mixed() })} initialValues={{ hours: week }} texts={weekTexts} onSubmit={() => {}}>
      <WeekHours {...args} />
    </Form>
  ),
});

const arrived = ({ canvas, globals }: PlayContext, day: 'monday' | 'sunday') =>
  scrollToField(() => canvas.getByRole('group', { name: new RegExp(`^${translator(weekTexts, globals['locale'])(`fields.hours.${day}.from.label`)}`) }));

/** Monday closed. Checks that reopening restores its former hours. */
export const Default = meta.story({
  decorators: [withWidth(960)],
  async play(steps) {
    const closed = translator(formTexts, steps.globals['locale'])('closed');
    await arrived(steps, 'sunday');
    await expect(steps.canvas.getByText(closed)).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: translator(weekTexts, steps.globals['locale'])('fields.hours.monday.open.label') }));
    await expect(await arrived(steps, 'monday')).toHaveTextContent(/10(:| h )00/);
    await expect(steps.canvas.queryByText(closed)).toBeNull();
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [withWidth(960)],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    await arrived(steps, 'sunday');
    await expectNoOverflow(steps.canvas.getAllByRole('listitem'));
  },
});
