import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { OffersFailed } from '../../../src/features/offers/OffersFailed';
import { offer } from './offered';
import { withPageWidth } from '../../fixtures/frames';

const retried = fn();

const meta = preview.meta({ component: OffersFailed, decorators: [withPageWidth], args: { title: 'Les formations ne se sont pas chargées', onRetry: retried } });

export const Default = meta.story({
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: offer({ globals })('retry') }));
    await expect(retried).toHaveBeenCalledOnce();
  },
});
