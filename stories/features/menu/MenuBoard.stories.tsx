import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MenuBoard } from '../../../src/features/menu/MenuBoard';
import { menuTexts } from '../../../src/features/menu/texts';
import { failing, pending } from '../../fixtures/handlers';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: MenuBoard, parameters: { environmentControls: ['server'], route: 'smokehouse' } });

export const Default = meta.story({
  async play({ canvas, globals }) {
    const t = translator(menuTexts, globals['locale']);
    await expect(await canvas.findByRole('heading', { name: t('meats') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(15);
  },
});

export const Loading = meta.story({
  parameters: { handlers: [pending('/api/meat')] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('status', { name: translator(menuTexts, globals['locale'])('loading') })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { handlers: [http.get('/api/meat', () => HttpResponse.json([])), http.get('/api/side', () => HttpResponse.json([]))] },
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('heading', { name: translator(menuTexts, globals['locale'])('empty.title') })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { handlers: [failing('/api/side', 404)] },
  async play({ canvas, globals }) {
    const t = translator(menuTexts, globals['locale']);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.title'));
    await expect(canvas.getByRole('button', { name: t('failed.retry') })).toBeEnabled();
  },
});
