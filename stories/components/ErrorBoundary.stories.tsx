import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';
import { guidance } from '../docs/guidance';

const meta = preview.meta({ component: ErrorBoundary, parameters: { docs: { description: { component: guidance('ErrorBoundary') } } }, tags: ['no-screenshot'] });

/**
 * Children without an error; the boundary itself renders no element. The fallback is covered end to end, because React logs every caught error to the
 * console.
 */
export const Default = meta.story({
  args: { fallback: <p>Cassé</p>, children: <p>Entier</p> },
  async play({ canvas }) {
    await expect(canvas.getByText('Entier')).toBeVisible();
    await expect(canvas.queryByText('Cassé')).toBeNull();
  },
});
