import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestSection } from '../../../src/features/inbox/RequestSection';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: RequestSection, decorators: [withWidth(520)], args: { title: 'Menu', children: 'Brisket, coleslaw' } });

export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Menu' })).toHaveTextContent('Brisket'),
});

/** Emphasized section. */
export const Strong = meta.story({
  args: { strong: true },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 2, name: 'Menu' })).toBeVisible(),
});
