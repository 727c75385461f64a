import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FormSection } from '../../../src/features/admin/FormSection';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import type { FieldGroup } from '../../../src/features/admin/manifest';
import { resourceFixture } from '../../fixtures/resources';
import { controlOf, inForm, labelOf } from './steps';

const { event, training } = MANIFESTS;

function groupWith(groups: readonly FieldGroup[], name: string): FieldGroup {
  const group = groups.find(({ fields }) => fields.some((field) => field.name === name));
  if (!group) throw new Error(`No group asks ${name}`);
  return group;
}

const meta = preview.meta({ component: FormSection, args: { group: groupWith(event.groups, 'capacity'), isNew: false } });

/** Seats section. Checks that the seat count is shown while the expected attendance is known. */
export const Default = meta.story({
  decorators: [inForm({ manifest: event, resource: resourceFixture('event'), values: { numberOfGuests: 30, numberOfChildren: 6 } })],
  async play(steps) {
    const note = steps.canvas.getByRole('status');
    await expect(note).toHaveTextContent(steps.globals['locale'] === 'fr' ? 'Il reste 44 des 80 places.' : '44 of 80 seats left.');
    await steps.userEvent.clear(controlOf(event, steps, 'numberOfGuests'));
    await steps.userEvent.type(controlOf(event, steps, 'numberOfGuests'), '90');
    await waitFor(() => expect(note).toHaveTextContent(steps.globals['locale'] === 'fr' ? '16 de trop pour 80 places.' : '16 too many for 80 seats.'));
  },
});

/** Conditional fields. Checks that a meeting link is requested for online trainings only, and a place for others only. */
export const Conditional = meta.story({
  args: { group: groupWith(training.groups, 'meetingUrl') },
  decorators: [inForm({ manifest: training, resource: resourceFixture('training') })],
  async play(steps) {
    await expect(steps.canvas.queryByLabelText(labelOf(training, steps, 'meetingUrl'))).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: steps.globals['locale'] === 'fr' ? 'En ligne' : 'Online' }));
    await waitFor(() => expect(controlOf(training, steps, 'meetingUrl')).toBeVisible());
    await expect(steps.canvas.queryByLabelText(labelOf(training, steps, 'location'))).toBeNull();
  },
});
