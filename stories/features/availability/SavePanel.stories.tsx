import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { saveBarTexts } from '../../../src/components/form/saveBarTexts';
import { SavePanel } from '../../../src/features/availability/SavePanel';
import { availability } from '../../fixtures/availability';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inSettings, texts } from './steps';

const meta = preview.meta({ component: SavePanel, decorators: [inSettings], args: { saved: false, isDraftSaved: true, failure: null, theirs: null, onTakeTheirs: fn() }, parameters: { route: 'admin/availability' } });

export const Default = meta.story({
  tags: ['no-screenshot'],
  play: async (steps) => expect(steps.canvas.getByRole('button', { name: translator(saveBarTexts, steps.globals['locale'])('save') })).toBeEnabled(),
});

export const Saved = meta.story({
  args: { saved: true },
  play: async (steps) => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('saved'))),
});

/** Concurrent edit: the owner chooses between overwriting and taking the other version. */
export const Conflict = meta.story({
  args: { theirs: { ...availability, version: 4 } },
  async play(steps) {
    const t = texts(steps);
    await expect(steps.canvas.getByRole('alert')).toHaveTextContent(normalizeSpaces(t('conflict.sentence')));
    await expect(steps.canvas.getByRole('button', { name: t('conflict.mine') })).toBeVisible();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('conflict.theirs') }));
    await expect(steps.args.onTakeTheirs).toHaveBeenCalledWith(expect.objectContaining({ version: 4 }));
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  args: { failure: 'Rien n’est enregistré.' },
  play: async (steps) => expect(steps.canvas.getByRole('alert')).toHaveTextContent('Rien n’est enregistré.'),
});
