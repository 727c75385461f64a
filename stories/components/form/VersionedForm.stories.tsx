import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { SettingsSection } from '../../../src/components/form/SettingsSection';
import { TextInput } from '../../../src/components/form/TextInput';
import { VersionedForm, type VersionedFormState } from '../../../src/components/form/VersionedForm';
import { versionedFormTexts } from '../../../src/components/form/versionedFormTexts';
import { guidance } from '../../docs/guidance';
import { exampleSchema } from '../../fixtures/exampleForm';
import { exampleTexts } from '../../fixtures/exampleTexts';
import { withWidth } from '../../fixtures/frames';
import { NOW } from '../../fixtures/now';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';

type Values = Record<'wish', string>;

const state: VersionedFormState<Values> = {
  initialValues: { wish: 'Des tomates' },
  memory: { keep: fn() },
  draftDay: null,
  discardDraft: () => ({ wish: 'Des tomates' }),
  restoreDraft: () => ({ wish: 'Des courges' }),
  submit: async () => {},
  saved: false,
  failure: null,
  isDraftStored: true,
  theirs: null,
  takeTheirs: fn(),
};

const meta = preview.meta({
  component: VersionedForm<Values>,
  decorators: [withWidth(960)],
  args: {
    schema: exampleSchema.pick(['wish']),
    texts: exampleTexts,
    state,
    back: '/fr',
    children: (
      <SettingsSection title="Le potager">
        <TextInput name="wish" />
      </SettingsSection>
    ),
  },
  argTypes: { schema: { control: false }, texts: { control: false }, state: { control: false } },
  parameters: { docs: { description: { component: guidance('form/VersionedForm') } } },
});

const outcome = ({ globals }: Pick<PlayContext, 'globals'>) => translator(versionedFormTexts, globals['locale']);
const save = ({ canvas, globals, userEvent }: PlayContext) => userEvent.click(canvas.getByRole('button', { name: translator(saveBarTexts, globals['locale'])('save') }));

export const Default = meta.story({ play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('Des tomates') });

export const Submitting = meta.story({
  tags: ['no-screenshot'],
  args: { state: { ...state, submit: () => new Promise(() => {}) } },
  async play(steps) {
    await save(steps);
    await expect(await steps.canvas.findByRole('button', { name: new RegExp(normalizeSpaces(translator(saveBarTexts, steps.globals['locale'])('saving'))) })).toBeDisabled();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { state: { ...state, failure: 'unreachable' } },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(outcome(steps)('unreachable'))),
});

/** Concurrent edit. Checks that taking the other version can reset the form. */
export const Conflict = meta.story({
  args: { differences: 'Des courges → Des tomates', state: { ...state, theirs: {}, takeTheirs: ({ resetForm }) => resetForm({ values: { wish: 'Des courges' } }) } },
  async play(steps) {
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent('Des courges → Des tomates');
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('conflict.theirs') }));
    await waitFor(() => expect(steps.canvas.getByRole('textbox')).toHaveValue('Des courges'));
  },
});

/** Draft of an earlier visit. Checks that it can be discarded and brought back. */
export const DraftFound = meta.story({
  args: { state: { ...state, draftDay: NOW.slice(0, 10), memory: { read: () => ({ wish: 'Des courges' }), keep: fn() } } },
  async play(steps) {
    const wish = steps.canvas.getByRole('textbox');
    await waitFor(() => expect(wish).toHaveValue('Des courges'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('draft.discard') }));
    await waitFor(() => expect(wish).toHaveValue('Des tomates'));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: outcome(steps)('draft.undo') }));
    await waitFor(() => expect(wish).toHaveValue('Des courges'));
  },
});
