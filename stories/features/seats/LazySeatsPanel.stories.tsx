import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LazySeatsPanel } from '../../../src/features/seats/LazySeatsPanel';
import { onPaper, panel } from './steps';

const meta = preview.meta({ component: LazySeatsPanel, decorators: [onPaper], args: { kind: 'event' as const, id: 'pizza-night' }, parameters: { route: 'events/pizza-night' } });

/** Panel loaded lazily, after the page. */
export const Default = meta.story({ play: async (steps) => expect(await steps.canvas.findByText(panel(steps)('left', { count: 5 }))).toBeVisible() });
