import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CUSTOMER_ACTIONS } from '../../../src/contract/selfService';
import { SelfServiceRequestView } from '../../../src/features/selfservice/SelfServiceRequestView';
import { expectKeyboardDialog } from '../../fixtures/keyboard';
import { adjustedManaged, managed } from '../../fixtures/managed';
import { languageOf, normalizeSpaces } from '../../fixtures/translate';
import { DIETS, TOKEN, texts } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({
  component: SelfServiceRequestView,
  decorators: [withWidth(760)],
  parameters: { route: `demande/${TOKEN}` },
  args: { token: TOKEN, managed: managed('fr'), diets: DIETS, onManaged: fn(), onChanged: fn() },
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']))} />,
});

/** Pending request: the next steps and four possible changes. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(steps.canvas.getAllByRole('button')).toHaveLength(4),
});

/** Confirmed request with an adjusted price: the old and new amounts side by side, with the reason. */
export const Adjusted = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={adjustedManaged(languageOf(globals['locale']))} />,
  async play(steps) {
    const t = texts(steps);
    const [revision] = adjustedManaged(languageOf(steps.globals['locale'])).revisions;
    await expect(steps.canvas.getByText(revision?.reason ?? '')).toBeVisible();
    await expect(steps.canvas.getByRole('columnheader', { name: t('price.before') })).toBeVisible();
  },
});

/** Another date requested, with less than a week left: the number of guests can be changed by phone only. */
export const Wished = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']), { status: 'confirmed', wish: { date: '2027-06-19', time: '18:00', cancel: false }, acts: ['askDate', 'changeDiets', 'withdraw'] })} />,
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByText(normalizeSpaces(t('acts.tooLate')))).toBeVisible();
    await expect(steps.canvas.getAllByRole('button')).toHaveLength(3);
  },
});

/** Cancellation requested for an event with reserved seats. The cancellation awaits the owner. */
export const CancellationRequested = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']), { status: 'confirmed', wish: { date: '2027-06-12', time: '17:30', cancel: true } })} />,
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('wishCancel')))).toBeVisible(),
});

/** Cancelled request. Checks that no action is available. */
export const Cancelled = meta.story({
  render: (args, { globals }) => <SelfServiceRequestView {...args} managed={managed(languageOf(globals['locale']), { status: 'cancelled', acts: [] })} />,
  play: async (steps) => expect(steps.canvas.queryByRole('button')).toBeNull(),
});

/** Keyboard navigation: each action sheet traps the focus and restores it on close. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    for (const action of CUSTOMER_ACTIONS) await expectKeyboardDialog(steps, () => steps.canvas.getByRole('button', { name: texts(steps)(`acts.${action}`) }));
  },
});
