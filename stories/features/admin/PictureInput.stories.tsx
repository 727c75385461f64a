import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { PictureInput } from '../../../src/features/admin/PictureInput';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inForm } from './steps';

const manifest = MANIFESTS.meat;
const meta = preview.meta({ component: PictureInput, args: { name: 'imageUrl' } });

/** Image field with a preview. A fixture icon replaces the photograph. */
export const Default = meta.story({
  decorators: [inForm({ manifest, values: { imageUrl: '/icon.svg' } })],
  play: ({ canvas, globals }) => expect(canvas.getByRole('img', { name: translator(formTexts, globals['locale'])('picture.preview') })).toBeInTheDocument(),
});

export const Empty = meta.story({
  decorators: [inForm({ manifest })],
  play: ({ canvas, globals }) => expect(canvas.getByText(translator(formTexts, globals['locale'])('picture.none'))).toBeVisible(),
});

/** URL on another host, which the Content Security Policy blocks. Checks that no request is sent to that host. */
export const Foreign = meta.story({
  decorators: [inForm({ manifest, values: { imageUrl: 'https://photos.example/brisket.jpg' } })],
  async play({ canvas, globals }) {
    await expect(canvas.getByText(normalizeSpaces(translator(formTexts, globals['locale'])('picture.foreign')))).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** URL being typed. Checks that no image is requested. */
export const Typing = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inForm({ manifest })],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), '/icon.svg');
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByRole('img')).toHaveAttribute('src', '/icon.svg');
  },
});
