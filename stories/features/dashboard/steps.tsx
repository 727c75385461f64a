import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dashboardTexts } from '../../../src/features/dashboard/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const words = ({ globals }: Pick<PlayContext, 'globals'>) => translator(dashboardTexts, globals['locale']);

/** Decorator that adds the margins and the width of the dashboard. */
export const roomy: Decorator = (Story) => (
  <Box sx={{ p: 4, maxWidth: 640 }}>
    <Story />
  </Box>
);

/** Waits until the chart is rendered. */
export async function drawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('.MuiBarElement-root, .MuiChartsOverlay-root, .MuiChartsAxis-root')).not.toBeNull());
}

/** Settings of stories at 320 px, which check that the page does not overflow horizontally. */
export const PHONE = { tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } } };
