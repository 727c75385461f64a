import { screen, within } from 'storybook/test';
import { DietsField } from '../../../src/features/diets/DietsField';
import { manageTexts } from '../../../src/features/selfservice/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(manageTexts, globals['locale']);

export const TOKEN = 'a-token-of-a-mail';

/** Diets field that the page passes in. */
export const DIETS = <DietsField />;

/** Finds the dialog that a change opens. */
export const findDialog = async () => within(await screen.findByRole('dialog'));
