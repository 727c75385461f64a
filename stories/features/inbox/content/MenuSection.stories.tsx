import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { MenuSection } from '../../../../src/features/inbox/content/MenuSection';
import type { GoneChoice } from '../../../../src/features/inbox/content/gone';
import { withWidth } from '../../../fixtures/frames';
import { languageOf } from '../../../fixtures/translate';
import { nameOnMenu } from '../../booking/menu';
import { ARRIVES } from '../../booking/steps';
import { content, inContentForm, SLOTS } from './steps';

const meta = preview.meta({ component: MenuSection, decorators: [inContentForm, withWidth(620)], args: { renderMenu: SLOTS.renderMenu, isMembers: false, gone: [] as GoneChoice[] }, argTypes: { renderMenu: { control: false } } });

/** Chosen menu. Checks that the catalogue opens on demand, with the chosen dishes ticked. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    const language = languageOf(steps.globals['locale']);
    await expect(await steps.canvas.findByText(nameOnMenu('mac-and-cheese-1', language), {}, ARRIVES)).toBeVisible();
    await expect(steps.canvas.queryByRole('checkbox')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: content(steps)('menu.change') }));
    await expect(await steps.canvas.findByRole('checkbox', { name: nameOnMenu('ribs', language) }, ARRIVES)).toBeChecked();
  },
});

/** Nothing chosen. Checks that the catalogue is open. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  parameters: { content: { meats: [], sides: [], tools: [] } },
  play: async (steps) => expect(await steps.canvas.findByRole('checkbox', { name: nameOnMenu('ribs', languageOf(steps.globals['locale'])) }, ARRIVES)).not.toBeChecked(),
});

/** Dish that has left the catalogue. Checks that it is named among the others, and can be taken out. */
export const Gone = meta.story({
  args: { gone: [{ field: 'meats', id: 'duck', name: 'Canard fumé' }] },
  parameters: { content: { meats: ['brisket', 'duck'] } },
  async play(steps) {
    await expect(await steps.canvas.findAllByText('Canard fumé', {}, ARRIVES)).toHaveLength(2);
    await steps.userEvent.click(steps.canvas.getByRole('checkbox', { name: 'Canard fumé' }));
    await expect(steps.canvas.getAllByText('Canard fumé')).toHaveLength(1);
  },
});

/** Event type missing. */
export const NoType = meta.story({ tags: ['no-screenshot'], parameters: { content: { eventType: '' } }, play: async (steps) => expect(steps.canvas.getByText(content(steps)('new.typeFirst'))).toBeVisible() });
