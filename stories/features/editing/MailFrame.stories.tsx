import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MailFrame } from '../../../src/features/editing/MailFrame';
import { previewOf } from '../../fixtures/mailPreviews';
import { onPaper } from './steps';

const HOSTILE = '<!DOCTYPE html><html lang="fr-CA"><head><style>p{color:red}</style></head><body style="margin:0"><p style="color: rgb(1, 2, 3)">Bonjour</p><a href="https://exemple.ca" onclick="alert(1)">Lien</a><script>document.body.id = "ran"</script><img src="x" onerror="alert(1)"></body></html>';

const meta = preview.meta({ component: MailFrame, args: { title: 'Aperçu', html: HOSTILE }, decorators: [onPaper], tags: ['no-screenshot'] });

const documentIn = async (canvas: { getByTitle: (title: string) => HTMLElement }): Promise<Document> => {
  const frame = canvas.getByTitle('Aperçu') as HTMLIFrameElement;
  await waitFor(() => expect(frame.contentDocument?.querySelector('p')).not.toBeNull());
  return frame.contentDocument as Document;
};

/** Mail of the server, with its own styles. */
export const Default = meta.story({
  loaders: [async () => ({ content: await previewOf({ mail: 'received', customerLanguage: 'fr', texts: [] }) })],
  render: (args, { loaded }) => <MailFrame {...args} html={(loaded['content'] as Awaited<ReturnType<typeof previewOf>>).html} />,
  async play({ canvas }) {
    const shown = await documentIn(canvas);
    await expect(shown.documentElement.lang).toBe('fr-CA');
    await expect(shown.defaultView?.getComputedStyle(shown.querySelector('h1') as Element).fontSize).toBe('30px');
    await expect(shown.querySelector('a[href]')).toBeNull();
  },
});

/** Hostile mail. Checks that scripts, images, style elements and links are removed. */
export const Hostile = meta.story({
  async play({ canvas }) {
    const shown = await documentIn(canvas);
    await expect(shown.defaultView?.getComputedStyle(shown.querySelector('p') as Element).color).toBe('rgb(1, 2, 3)');
    await expect(shown.querySelector('script, img, style, [href], [onclick]')).toBeNull();
    await expect(shown.body.id).toBe('');
  },
});
