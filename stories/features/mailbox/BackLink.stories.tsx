import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BackLink } from '../../../src/features/mailbox/BackLink';
import { withWidth } from '../../fixtures/frames';

const meta = preview.meta({ component: BackLink, decorators: [withWidth(400)], tags: ['no-screenshot'], args: { path: 'admin/mail', name: 'Tous les messages' } });

/** Link to a list. Checks the address. */
export const Default = meta.story({ play: async ({ canvas, globals }) => expect(canvas.getByRole('link')).toHaveAttribute('href', `/${String(globals['locale'])}/admin/mail`) });
