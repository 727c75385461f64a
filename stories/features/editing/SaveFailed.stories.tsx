import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ApiError } from '../../../src/api/client';
import { SaveFailed } from '../../../src/features/editing/SaveFailed';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: SaveFailed, args: { failure: new TypeError('Failed to fetch') }, decorators: [onPaper], tags: ['no-screenshot'] });

/** Error with the French text in both languages, and a text in the page's language below. */
export const Default = meta.story({
  async play(steps) {
    await expect(steps.canvas.getByText('Erreur lors de la sauvegarde')).toBeVisible();
    await expect(steps.canvas.getByText(normalizeSpaces(textOf(steps)('failedSafe')))).toBeVisible();
    if (steps.globals['locale'] === 'en') await expect(steps.canvas.getByText('The text could not be saved')).toBeVisible();
  },
});

/** Error with a reason from the server. Checks that the server's message is shown. */
export const Forbidden = meta.story({
  args: { failure: new ApiError('Vous n’avez pas accès à cette action.', 403) },
  async play({ canvas }) {
    await expect(canvas.getByText('Vous n’avez pas accès à cette action.')).toBeVisible();
  },
});
