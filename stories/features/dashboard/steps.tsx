import { expect, waitFor } from 'storybook/test';
import { dashboardTexts } from '../../../src/features/dashboard/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(dashboardTexts, globals['locale']);

/** Waits until the chart is rendered. */
export async function drawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('.MuiBarElement-root, .MuiChartsOverlay-root, .MuiChartsAxis-root')).not.toBeNull());
}

/** Settings of stories at 320 px, which check that the page does not overflow horizontally. */
export const PHONE = { tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } } };
