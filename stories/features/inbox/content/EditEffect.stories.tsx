import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { EditEffect } from '../../../../src/features/inbox/content/EditEffect';
import { withWidth } from '../../../fixtures/frames';
import { normalizeSpaces } from '../../../fixtures/translate';
import { content, inContentForm } from './steps';

const meta = preview.meta({ component: EditEffect, decorators: [inContentForm, withWidth(420)], args: { effect: 'changes' as 'changes' | 'asks', isProposed: false } });

export const Default = meta.story({ play: async (steps) => expect(steps.canvas.getByText(content(steps)('edit.changes'))).toBeVisible() });

/** Dearer change of an agreement, for a customer without an email address. Checks that the owner is told to ask. */
export const Asks = meta.story({
  args: { effect: 'asks' },
  parameters: { content: { email: '' } },
  async play(steps) {
    const t = content(steps);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(`${t('edit.asks')} ${t('edit.asksNoEmail')}`));
  },
});

/** Proposal that the edit ends. */
export const Proposed = meta.story({ tags: ['no-screenshot'], args: { isProposed: true }, play: async (steps) => expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(content(steps)('edit.replaces'))) });
