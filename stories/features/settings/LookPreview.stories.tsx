import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import type { Scheme } from '../../../src/contract/palette';
import { LookPreview } from '../../../src/features/settings/LookPreview';
import { lookTexts } from '../../../src/features/settings/lookTexts';
import { withWidth } from '../../fixtures/frames';
import { GREEN_LOOK } from '../../fixtures/looks';
import { translator } from '../../fixtures/translate';

const meta = preview.meta({ component: LookPreview, args: { look: DEFAULT_SETTINGS.look, scheme: 'light' as Scheme }, decorators: [withWidth(480)] });

/** Light mode, whatever the scheme of the page around it. Checks that nothing in it can be reached with the keyboard. */
export const Light = meta.story({
  async play({ canvas, canvasElement, globals, userEvent }) {
    await expect(canvas.getByText(translator(lookTexts, globals['locale'])('preview.light'))).toBeVisible();
    await userEvent.tab();
    await expect(canvasElement.querySelector('figure')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const Dark = meta.story({ args: { scheme: 'dark' } });

/** Initials and other colours. Checks that the button has the colour of the look, not of the page. */
export const OtherLook = meta.story({
  args: { look: GREEN_LOOK },
  async play({ canvas, globals }) {
    await expect(canvas.getByText(translator(lookTexts, globals['locale'])('preview.book'))).toHaveStyle({ backgroundColor: 'rgb(30, 107, 52)' });
  },
});

export const OtherLookDark = meta.story({ args: { look: GREEN_LOOK, scheme: 'dark' } });
