import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextList } from '../../../src/features/editing/TextList';
import { contentHandlers, texts } from '../../fixtures/contentEntries';
import { failing, pending } from '../../fixtures/handlers';
import { normalizeSpaces } from '../../fixtures/translate';
import { onPaper, textOf } from './steps';

const meta = preview.meta({ component: TextList, args: { texts }, parameters: { route: 'admin/texts', handlers: contentHandlers }, decorators: [onPaper] });

/** Pages with the number of their texts and of missing translations. */
export const Default = meta.story({
  async play(steps) {
    const t = textOf(steps);
    await expect(await steps.canvas.findAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(t('list.missingCount', { count: 1, figure: '1' })));
  },
});

export const Loading = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [pending('/api/content')] },
  async play(steps) {
    await expect(steps.canvas.getByRole('status', { name: normalizeSpaces(textOf(steps)('list.loading')) })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['no-screenshot'],
  parameters: { handlers: [failing('/api/content', 403)] },
  async play(steps) {
    await expect(await steps.canvas.findByText(normalizeSpaces(textOf(steps)('list.failedTitle')))).toBeVisible();
  },
});
