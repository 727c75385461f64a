import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SendButton } from '../../../src/features/selfservice/SendButton';
import { managed } from '../../fixtures/managed';
import { inForm } from './inForm';
import { TOKEN } from './steps';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: SendButton, decorators: [withWidth(760)], args: { action: 'changeGuests' as const, token: TOKEN, managed: managed('fr'), label: 'Envoyer' } });

/** A change of guest counts whose price is still pending: the button is disabled. */
export const Default = meta.story({ tags: ['no-screenshot'], decorators: [inForm()], play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Envoyer' })).toBeDisabled() });

export const Cancelling = meta.story({ tags: ['no-screenshot', '!dev'], decorators: [inForm()], args: { action: 'withdraw' as const }, play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Envoyer' })).toBeEnabled() });
