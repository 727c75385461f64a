import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Extras } from '../../src/app/Extras';
import { editingTexts } from '../../src/features/editing/texts';
import { offlineTexts } from '../../src/features/offline/texts';
import { offerUpdate } from '../../src/features/offline/updates';
import { scrollTexts } from '../../src/features/scroll/texts';
import { spoken } from '../fixtures/spoken';
import { ownerSession } from '../fixtures/user';
import { setLine, withLine } from '../features/offline/steps';

const noWords = fn();

function LongPage() {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      <Box component="main" ref={content} tabIndex={-1} sx={{ minHeight: '300vh', p: 6, '&:focus': { outline: 'none' } }}>
        <Typography variant="h1">Boucane</Typography>
      </Box>
      <Extras content={content} onWords={noWords} />
    </>
  );
}

const meta = preview.meta({ component: Extras, render: LongPage, args: { content: { current: null }, onWords: noWords }, tags: ['no-picture'] });

/** On a page that was just opened, with a line and in its own language, there is nothing to see. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
});

/** The arrow, the offer of a new version and the word that the line is cut stand one above the other, none over another. */
export const AllAtOnce = meta.story({
  beforeEach: withLine(true),
  async play({ canvas, globals }) {
    window.scrollTo(0, window.innerHeight);
    setLine(false);
    offerUpdate({ postMessage: () => {} });
    const arrow = await canvas.findByRole('button', { name: spoken(scrollTexts, globals['locale'])('top') });
    const offer = await canvas.findByRole('region', { name: spoken(offlineTexts, globals['locale'])('update.region') });
    const bar = await canvas.findByText(offlineTexts.tree.banner.fr);
    await waitFor(async () => {
      const top = bar.getBoundingClientRect().top;
      for (const other of [arrow, offer]) await expect(other.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
    await expect(offer.getBoundingClientRect().right).toBeLessThanOrEqual(arrow.getBoundingClientRect().left);
    offerUpdate(null);
  },
});

/** An administrator on a page of the site can change its texts. */
export const Owner = meta.story({
  parameters: { route: 'about', session: ownerSession },
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('button', { name: spoken(editingTexts, globals['locale'])('page.open') })).toBeVisible(),
});

/** The back office has its own page for texts, and its screens no pencils. */
export const InOffice = meta.story({
  parameters: { route: 'admin/meats', session: ownerSession },
  async play({ canvas }) {
    noWords.mockClear();
    // Here they could be drawn at once: their code has come.
    await Promise.all([import('../../src/app/editing/EditingBar'), import('../../src/app/editing/withPencils')]);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(noWords).not.toHaveBeenCalled();
  },
});
