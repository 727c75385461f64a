import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DIET_NAMES, SEVERITY_NAMES } from '../../../src/contract/dietLabels';
import { DietsEditor } from '../../../src/features/diets/DietsEditor';
import { dietEditorTexts } from '../../../src/features/diets/editorTexts';
import { manageTexts } from '../../../src/features/selfservice/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';
import { inForm, onSubmit } from './inForm';

const meta = preview.meta({ component: DietsEditor, args: { focusFirst: false }, beforeEach: () => void onSubmit.mockClear() });

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(dietEditorTexts, globals['locale']);
const send = (steps: PlayContext) => steps.userEvent.click(steps.canvas.getByRole('button', { name: 'OK' }));

/**
 * Dietary needs. Checks that a row can be filled in, that a severe allergy shows a notice of where the information goes, and that a row can be added
 * and removed.
 */
export const Default = meta.story({
  decorators: [inForm([{ category: '', severity: '', count: 1, words: '' }])],
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    const t = texts(steps);
    const [category, severity] = steps.canvas.getAllByRole('combobox');
    await steps.userEvent.selectOptions(category as HTMLElement, DIET_NAMES.peanuts[language]);
    await steps.userEvent.selectOptions(severity as HTMLElement, SEVERITY_NAMES.severe[language]);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('severe')));
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('add') }));
    await expect(await steps.canvas.findAllByRole('group')).toHaveLength(2);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('removeLine', { number: 2 }) }));
    await send(steps);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ category: 'peanuts', severity: 'severe', count: 1, words: '' }]));
  },
});

/** Invalid rows: 13 of 12 guests, and a need without a name. Checks that both errors are shown at their fields. */
export const Invalid = meta.story({
  decorators: [inForm([{ category: 'milk', severity: 'intolerance', count: 13, words: '' }, { category: 'other', severity: 'severe', count: 1, words: '' }])],
  async play(steps) {
    const label = translator(manageTexts, steps.globals['locale']);
    await send(steps);
    await expect(await steps.canvas.findByRole('alert')).toHaveTextContent(normalizeSpaces(label('fields.diets.words.label')));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
