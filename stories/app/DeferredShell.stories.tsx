import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { DeferredShell } from '../../src/app/DeferredShell';
import { editingTexts } from '../../src/features/editing/texts';
import { offlineTexts } from '../../src/features/offline/texts';
import { setWaitingWorker } from '../../src/features/offline/updates';
import { scrollTexts } from '../../src/features/scroll/texts';
import { translator } from '../fixtures/translate';
import { ownerSession } from '../fixtures/user';
import { setLine, withLine } from '../features/offline/steps';

const onRendererChange = fn();

function LongPage() {
  const content = useRef<HTMLElement>(null);
  return (
    <>
      <Box component="main" ref={content} tabIndex={-1} sx={{ minHeight: '300vh', p: 6, '&:focus': { outline: 'none' } }}>
        <Typography variant="h1">Boucane</Typography>
      </Box>
      <DeferredShell content={content} setTextRenderer={onRendererChange} />
    </>
  );
}

const meta = preview.meta({ component: DeferredShell, render: LongPage, args: { content: { current: null }, setTextRenderer: onRendererChange }, tags: ['no-screenshot'] });

/** Newly opened page, online and in its own language. Checks that no extra is shown. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
});

/** The back-to-top button, the update notice and the offline banner together. Checks that they stack without overlap. */
export const AllAtOnce = meta.story({
  beforeEach: withLine(true),
  async play({ canvas, globals }) {
    window.scrollTo(0, window.innerHeight);
    setLine(false);
    setWaitingWorker({ postMessage: () => {} });
    const arrow = await canvas.findByRole('button', { name: translator(scrollTexts, globals['locale'])('top') });
    const offer = await canvas.findByRole('region', { name: translator(offlineTexts, globals['locale'])('update.region') });
    const bar = await canvas.findByText(offlineTexts.tree.banner.fr);
    await waitFor(async () => {
      const top = bar.getBoundingClientRect().top;
      for (const other of [arrow, offer]) await expect(other.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
    await expect(offer.getBoundingClientRect().right).toBeLessThanOrEqual(arrow.getBoundingClientRect().left);
    setWaitingWorker(null);
  },
});

/** Administrator on a public page: the button to edit its texts is shown. */
export const Owner = meta.story({
  parameters: { route: 'about', session: ownerSession },
  play: async ({ canvas, globals }) => expect(await canvas.findByRole('button', { name: translator(editingTexts, globals['locale'])('page.open') })).toBeVisible(),
});

/** Back office: no edit buttons are shown, because its texts have their own page. */
export const InOffice = meta.story({
  parameters: { route: 'admin/meats', session: ownerSession },
  async play({ canvas }) {
    onRendererChange.mockClear();
    // The editing code is loaded here, so the edit buttons could render immediately.
    await Promise.all([import('../../src/app/editing/EditingBar'), import('../../src/app/editing/withInlineEditing')]);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(onRendererChange).not.toHaveBeenCalled();
  },
});
