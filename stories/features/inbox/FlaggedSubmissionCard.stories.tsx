import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FlaggedSubmissionCard } from '../../../src/features/inbox/FlaggedSubmissionCard';
import { flaggedSubmissions, flaggedSeats } from '../../fixtures/flaggedSubmissions';
import { inbox, named } from './steps';
import { withWidth } from '../../fixtures/frames';

const [machine, person] = flaggedSubmissions;
if (!machine || !person) throw new Error('No suspects');

const meta = preview.meta({ component: FlaggedSubmissionCard, decorators: [withWidth(520)], args: { suspect: person, busy: null, onAccept: fn(), onRemove: fn() }, render: (args) => <ul style={{ listStyle: 'none', padding: 0 }}><FlaggedSubmissionCard {...args} /></ul> });

export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = inbox(steps);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: named(t('suspects.acceptNamed', { name: person.name })) }));
    await expect(steps.args.onAccept).toHaveBeenCalledOnce();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: named(t('suspects.removeNamed', { name: person.name })) }));
    await expect(steps.args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Suspected spam: a reservation of seats, with a message to the owner. */
export const SeatsAsked = meta.story({ args: { suspect: flaggedSeats }, play: async (steps) => expect(steps.canvas.getByText(inbox(steps)('suspects.kinds.seats'))).toBeVisible() });

/** Hostile message. Checks that the content is shown as plain text, without links. */
export const Hostile = meta.story({ tags: ['no-screenshot'], args: { suspect: machine }, play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull() });

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { busy: 'accept' as const },
  async play({ canvas }) {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});
