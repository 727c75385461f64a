import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Prose } from '../../src/components/Prose';
import { RichText } from '../../src/components/RichText';
import { guidance } from '../docs/guidance';

const EVERYTHING = `<h1>Un</h1><h2>Deux</h2><h3>Trois</h3><h4>Quatre</h4>
<p>Du <strong>gras</strong>, du <em>penché</em>, du <s>barré</s>, du <code>code</code>, du <span style="color: #6D28D9">violet</span>,<br>une autre ligne.</p>
<ul><li>érable</li><li>chêne<ol><li>blanc</li><li>rouge</li></ol></li></ul>
<blockquote><p>Une bûche aux trente minutes.</p></blockquote><pre>110 °C
12 h</pre><hr><p>Fin.</p>`;

const meta = preview.meta({
  component: RichText,
  parameters: { docs: { description: { component: guidance('RichText') } } },
  args: { html: EVERYTHING },
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <h1>Boucane</h1>
        <Prose title="Le feu">
          <Story />
        </Prose>
      </main>
    ),
  ],
});

/** All formats of the toolbar. Checks that the heading levels continue those of the page. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Un' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 6, name: 'Quatre' })).toBeVisible();
    await expect(canvas.getByText('violet')).toBeVisible();
    await expect(canvas.getByText('Une bûche aux trente minutes.').closest('blockquote')).not.toBeNull();
  },
});

/** Purple of the former editor. Checks that the colour maps to the current purple. */
export const FormerPurple = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { html: '<p><span style="color: #958DF1">avant</span> <span style="color: #6D28D9">maintenant</span></p>' },
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByText('avant')).color).toBe(getComputedStyle(canvas.getByText('maintenant')).color);
    await expect(getComputedStyle(canvas.getByText('avant')).color).not.toBe(getComputedStyle(canvas.getByRole('heading', { level: 1 })).color);
  },
});

/** Hostile HTML. Checks that scripts, images and unsafe links are removed and that their text is kept. */
export const Hostile = meta.story({
  tags: ['no-screenshot'],
  args: { html: '<p>Bon<img src=x onerror="document.title=\'mordu\'"> <a href="javascript:1">appétit</a><script>document.title="mordu"</script></p>' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Bon appétit')).toBeVisible();
    await expect(canvasElement.querySelector('img, a, script')).toBeNull();
    await expect(document.title).not.toBe('mordu');
  },
});
