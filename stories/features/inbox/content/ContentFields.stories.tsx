import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ContentFields } from '../../../../src/features/inbox/content/ContentFields';
import { withWidth } from '../../../fixtures/frames';
import { ownerSession } from '../../../fixtures/user';
import { ARRIVES } from '../../booking/steps';
import { content, inContentForm, SLOTS } from './steps';

const meta = preview.meta({
  component: ContentFields,
  decorators: [inContentForm, withWidth(1360)],
  args: { ...SLOTS, occasion: { title: 'Quoi', fields: 'Type et date' }, isMembers: false, onTravel: fn(), aside: 'Prix' },
  parameters: { session: ownerSession },
});

/** All sections. Checks that the number of guests follows. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const t = content(steps);
    for (const section of ['who', 'party', 'where', 'menu', 'notes'] as const) await expect(steps.canvas.getByRole('heading', { name: t(`sections.${section}`) })).toBeVisible();
    await steps.canvas.findByRole('button', { name: content(steps)('menu.change') }, ARRIVES);
    await steps.userEvent.clear(steps.canvas.getByRole('textbox', { name: new RegExp(`^${t('fields.adults.label')}`) }));
    await steps.userEvent.type(steps.canvas.getByRole('textbox', { name: new RegExp(`^${t('fields.adults.label')}`) }), '60');
    await expect(await steps.canvas.findByText(t('guests', { count: 66 }))).toBeVisible();
  },
});

/** Event type missing. Checks that the menu waits for it. */
export const NoType = meta.story({ tags: ['no-screenshot'], parameters: { content: { eventType: '' } }, play: async (steps) => expect(steps.canvas.getByText(content(steps)('new.typeFirst'))).toBeVisible() });
