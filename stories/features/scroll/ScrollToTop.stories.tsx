import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PriceWidget } from '../../../src/features/booking/PriceWidget';
import { ScrollToTop } from '../../../src/features/scroll/ScrollToTop';
import { scrollTexts } from '../../../src/features/scroll/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

function LongPage() {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      <Box component="main" ref={content} tabIndex={-1} sx={{ minHeight: '300vh', p: 6, '&:focus': { outline: 'none' } }}>
        <Typography variant="h1">Boucane</Typography>
      </Box>
      <ScrollToTop content={content} />
    </>
  );
}

const meta = preview.meta({ component: ScrollToTop, render: LongPage, tags: ['no-screenshot'] });

const arrow = ({ canvas, globals }: PlayContext) => canvas.queryByRole('button', { name: translator(scrollTexts, globals['locale'])('top') });

/** Hidden until the page is scrolled by more than half a viewport. */
export const Default = meta.story({
  async play(steps) {
    // The previous story may have left the page scrolled.
    window.scrollTo(0, window.innerHeight / 2);
    await waitFor(() => expect(arrow(steps)).toBeNull());
    window.scrollTo(0, window.innerHeight / 2 + 1);
    await waitFor(() => expect(arrow(steps)).toBeVisible());
    const { width, height } = arrow(steps)?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

/** Click: scrolls to the top, hides the button and moves the focus to the main content. */
export const Activated = meta.story({
  async play(steps) {
    window.scrollTo(0, window.innerHeight);
    await waitFor(() => expect(arrow(steps)).toBeVisible());
    const button = arrow(steps);
    if (button) await steps.userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(arrow(steps)).toBeNull());
    await expect(steps.canvas.getByRole('main')).toHaveFocus();
  },
});

/** Placed above the page's fixed price bar. */
export const AbovePrice = meta.story({
  render: () => (
    <>
      <LongPage />
      <PriceWidget estimate={{ lines: [], totalCents: 84_250, travelCents: 0, partial: false, noValidPricing: false, pizzaUnpriced: false }} guests={12} nameOf={(id) => id} travel={null} />
    </>
  ),
  async play(steps) {
    window.scrollTo(0, window.innerHeight);
    await waitFor(() => expect(arrow(steps)).toBeVisible());
    const price = steps.canvas.getByRole('complementary');
    if (getComputedStyle(price).position !== 'fixed') return;
    await waitFor(() => expect(arrow(steps)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(price.getBoundingClientRect().top));
  },
});
