import { proposalTexts } from '../../../../src/features/inbox/proposals/texts';
import type { PlayContext } from '../../../fixtures/playContext';
import { translator } from '../../../fixtures/translate';

export const proposal = ({ globals }: Pick<PlayContext, 'globals'>) => translator(proposalTexts, globals['locale']);
