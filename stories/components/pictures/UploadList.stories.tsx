import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { UploadList } from '../../../src/components/pictures/UploadList';
import type { PictureUpload } from '../../../src/contract/pictures';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { translator } from '../../fixtures/translate';

const upload = (changes: Partial<PictureUpload>): PictureUpload => ({ key: 1, name: 'IMG_2041.jpg', phase: 'sending', percent: 40, message: '', canRetry: false, ...changes });
const long = upload({ key: 9, name: 'Photo_de_la_poitrine_de_bœuf_tranchée_au_couteau_sur_la_planche_2027-05-10.jpeg', phase: 'failed', canRetry: true });

const meta = preview.meta({ component: UploadList, parameters: { docs: { description: { component: guidance('pictures/UploadList') } } }, decorators: [withWidth(560, 6)], args: { uploads: [upload({})], onRetry: fn(), onDismiss: fn() } });

/** Upload at 40 %. */
export const Default = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(pictureTexts, globals['locale']);
    await expect(canvas.getByRole('progressbar', { name: t('uploads.progress', { name: 'IMG_2041.jpg' }) })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: t('uploads.cancel', { name: 'IMG_2041.jpg' }) }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
});

/** All phases: waiting, sent, lost and rejected. Checks that only a lost upload can be sent again. */
export const Failed = meta.story({
  args: {
    uploads: [
      upload({ key: 1, phase: 'failed', canRetry: true }),
      upload({ key: 2, name: 'carte.pdf', phase: 'failed', message: validationText('pictureFormat', 'fr') }),
      upload({ key: 3, name: 'IMG_2042.jpg', phase: 'processing', percent: 100 }),
      upload({ key: 4, name: 'IMG_2043.jpg', phase: 'waiting', percent: 0 }),
    ],
  },
  async play({ args, canvas, globals, userEvent }) {
    const t = translator(pictureTexts, globals['locale']);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    const [retry, ...others] = canvas.getAllByRole('button', { name: t('uploads.retry') });
    await expect(others).toEqual([]);
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledWith(1);
  },
});

/** Long file name at 320 px. Checks that nothing overflows. */
export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { uploads: [long] },
  play: ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')),
});

export const Empty = meta.story({ tags: ['no-screenshot', '!dev'], args: { uploads: [] }, play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() });
