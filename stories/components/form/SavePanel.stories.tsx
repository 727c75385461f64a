import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { SavePanel } from '../../../src/components/form/SavePanel';
import { versionedFormTexts } from '../../../src/components/form/versionedFormTexts';
import { guidance } from '../../docs/guidance';
import { inExampleForm } from '../../fixtures/exampleForm';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: SavePanel,
  decorators: [inExampleForm({ fields: [] })],
  args: { back: '/fr', saved: false, isDraftStored: true, failure: null, conflict: false, onTakeTheirs: fn() },
  argTypes: { failure: { control: false } },
  parameters: { docs: { description: { component: guidance('form/SavePanel') } } },
});

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas, globals }) => expect(canvas.getByRole('button', { name: translator(saveBarTexts, globals['locale'])('save') })).toBeEnabled(),
});

export const Saved = meta.story({
  args: { saved: true },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(translator(versionedFormTexts, globals['locale'])('saved'))),
});

/** Concurrent edit: the owner sees the differences and chooses between overwriting and taking the other version. */
export const Conflict = meta.story({
  args: { conflict: true, differences: <p>Rangs : 4 → 5</p> },
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(versionedFormTexts, globals['locale']);
    await expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t('conflict.sentence')));
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 → 5');
    await expect(canvas.getByRole('button', { name: t('conflict.mine') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('conflict.theirs') }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { failure: { message: 'Le serveur n’a plus de place.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Le serveur n’a plus de place.'),
});

export const Unreachable = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { failure: 'unreachable' },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(translator(versionedFormTexts, globals['locale'])('unreachable'))),
});
