import { screen, within } from 'storybook/test';
import { attendanceTexts } from '../../../src/features/attendance/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(attendanceTexts, globals['locale']);
export const dialog = async () => within(await screen.findByRole('dialog'));

