import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SlideControls } from '../../../src/features/media/SlideControls';
import { mediaTexts } from '../../../src/features/media/texts';
import { expectFocusRing } from '../../fixtures/keyboard';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: SlideControls,
  parameters: { layout: 'centered' },
  args: { titles: ['Un', 'Deux', 'Trois'], active: 1, onChoose: fn(), playing: true, onPlaying: fn(), onPrevious: fn(), onNext: fn() },
});

/** Autoplay running, with a Pause button. */
export const Default = meta.story({
  async play({ canvas, args, globals, userEvent }) {
    const t = translator(mediaTexts, globals['locale']);
    await userEvent.click(canvas.getByRole('button', { name: t('pause') }));
    await expect(args.onPlaying).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: t('previous') }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** Autoplay paused, with a Play button. */
export const Stopped = meta.story({
  args: { playing: false },
  async play({ canvas, args, globals, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: translator(mediaTexts, globals['locale'])('play') }));
    await expect(args.onPlaying).toHaveBeenCalledWith(true);
  },
});

/** Narrowest viewport (320 px): touch targets stay at least 44 by 44 px. */
export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { titles: ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six'] },
  async play({ canvas }) {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const each of canvas.getAllByRole('button')) {
      await expect(each.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

/** Keyboard only: buttons receive focus in DOM order, show a focus ring, and react to Enter or Space. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ args, canvas, userEvent }) {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expectFocusRing();
      await userEvent.keyboard(button.hasAttribute('aria-current') ? '{Enter}' : ' ');
    }
    for (const callback of [args.onPlaying, args.onPrevious, args.onNext]) await expect(callback).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledTimes(args.titles.length);
  },
});
