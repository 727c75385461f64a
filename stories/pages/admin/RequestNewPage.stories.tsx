import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestNewPage } from '../../../src/pages/admin/RequestNewPage';
import { ARRIVES } from '../../features/booking/steps';
import { content } from '../../features/inbox/content/steps';
import { addressIs, withAddress } from '../../features/inbox/steps';
import { ownerSession } from '../../fixtures/user';

const meta = preview.meta({ component: RequestNewPage, decorators: [withAddress], parameters: { route: 'admin/requests/new', session: ownerSession } });

/** Empty form. Checks that it fits the screen. */
export const Default = meta.story({
  tags: ['page'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('heading', { level: 1, name: content(steps)('new.title') })).toBeVisible();
    await steps.canvas.findByRole('group', { name: new RegExp(`^${content(steps)('fields.eventDate.label')}`) }, ARRIVES);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Earlier request again. Checks that the new one is opened once it is stored. */
export const Again = meta.story({
  parameters: { route: 'admin/requests/new?again=r4' },
  async play(steps) {
    const t = content(steps);
    const typeDigits = async (name: 'eventDate' | 'eventTime', digits: string) => {
      const group = await steps.canvas.findByRole('group', { name: new RegExp(`^${t(`fields.${name}.label`)}`) }, ARRIVES);
      const [first] = [...group.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
      await steps.userEvent.click(first as HTMLElement);
      await steps.userEvent.keyboard(digits);
    };
    await typeDigits('eventDate', '20270619');
    await typeDigits('eventTime', steps.globals['locale'] === 'en' ? '0530p' : '1730');
    await steps.canvas.findByRole('button', { name: content(steps)('menu.change') }, ARRIVES);
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('new.submit') }));
    await waitFor(() => expect(steps.canvas.queryByRole('alert')).toBeNull());
    await addressIs('/admin/requests/r8');
  },
});
