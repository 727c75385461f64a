import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FieldInput } from '../../../src/features/admin/FieldInput';
import { fieldsOf } from '../../../src/features/admin/fields';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { resourceFixture } from '../../fixtures/resources';
import { controlOf, fieldNamed, inForm, labelOf } from './steps';

const { event, training, user } = MANIFESTS;
const meta = preview.meta({ component: FieldInput, args: { field: fieldNamed(event, 'location'), isNew: false } });

/** All field types of a training. */
export const Default = meta.story({
  decorators: [inForm({ manifest: training, resource: resourceFixture('training') })],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {fieldsOf(training).map((field) => (
        <FieldInput key={field.name} field={field} isNew={false} />
      ))}
    </div>
  ),
  async play(steps) {
    const dateTime = await steps.canvas.findByRole('group', { name: labelOf(training, steps, 'eventDateTime') }, { timeout: 10_000 });
    await expect(dateTime).toHaveTextContent(String(resourceFixture('training')['eventDateTime']).slice(0, 10));
    await expect(controlOf(training, steps, 'meetingUrl')).toHaveAttribute('type', 'url');
    await expect(controlOf(training, steps, 'capacity')).toHaveValue('8');
  },
});

/** Password field of a new account. Checks that the password is required; an existing account may keep its own. */
export const Password = meta.story({
  args: { field: fieldNamed(user, 'password'), isNew: true },
  decorators: [inForm({ manifest: user })],
  play: (steps) => expect(controlOf(user, steps, 'password')).toBeRequired(),
});

export const PasswordKept = meta.story({
  args: { field: fieldNamed(user, 'password'), isNew: false },
  decorators: [inForm({ manifest: user, resource: resourceFixture('user') })],
  play: (steps) => expect(controlOf(user, steps, 'password')).not.toBeRequired(),
});
