import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BUSINESS } from '../src/contract/business.ts';
import { LANGUAGES, LOCALES, type Language } from '../src/contract/language.ts';
import { PALETTE } from '../src/contract/palette.ts';
import { launchOptions } from './browser.ts';

/*
 * `npm run social-cards`: renders the social card of a shared link, one per language. Run after a change of the name, the texts or the colours. The
 * illustrations are those of the site.
 */

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const CARD = { width: 1200, height: 630 } as const;
export const cardPath = (language: Language) => at(`src/public/card-${language}.png`);

const TEXTS: Record<Language, { title: string; offers: string }> = {
  fr: { title: 'Le fumoir vient chez vous.', offers: 'Viandes fumées, barbecue, pizza au feu de bois' },
  en: { title: 'The smoker comes to you.', offers: 'Smoked meats, barbecue, wood-fired pizza' },
};

const font = (name: 'fraunces' | 'figtree') => `url(data:font/woff2;base64,${readFileSync(at(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)).toString('base64')})`;

function card(language: Language): string {
  const { ground, text, quiet, action, raised, drawingBack, drawingFront } = PALETTE.dark;
  const { title, offers } = TEXTS[language];
  return `<!doctype html><html lang="${LOCALES[language]}"><meta charset="utf-8"><style>
    @font-face { font-family: Fraunces; src: ${font('fraunces')}; font-weight: 100 900 }
    @font-face { font-family: Figtree; src: ${font('figtree')}; font-weight: 300 900 }
    :root { --mui-palette-illustration-back: ${drawingBack}; --mui-palette-illustration-front: ${drawingFront}; --mui-palette-illustration-ember: ${action}; --mui-palette-background-paper: ${raised} }
    body { margin: 0; width: ${CARD.width}px; height: ${CARD.height}px; overflow: hidden; position: relative; background: radial-gradient(620px 520px at 940px 420px, color-mix(in srgb, ${action} 26%, transparent), transparent), ${ground}; color: ${text}; font-family: Figtree }
    main { position: absolute; left: 84px; top: 76px; bottom: 76px; width: 620px; display: flex; flex-direction: column }
    .name { display: flex; align-items: center; gap: 20px; font: 700 46px Fraunces }
    h1 { margin: auto 0 26px; font: 640 80px/1.04 Fraunces; letter-spacing: -0.015em; text-wrap: balance }
    p { margin: 0; font-size: 34px; line-height: 1.3; color: ${quiet}; text-wrap: balance }
    .place { margin-top: auto; padding-top: 28px; font-size: 28px; font-weight: 600; color: ${action} }
    .drawing { position: absolute; right: -6px; bottom: 8px }
  </style>
  ${readFileSync(at('src/components/illustration/drawings.svg'), 'utf8').replace('<svg ', '<svg style="display:none" ')}
  <svg class="drawing" width="520" height="520" viewBox="0 0 160 160"><use href="#smoker"/></svg>
  <main>
    <div class="name"><svg width="38" height="48" viewBox="0 0 22 28"><path d="M11 0c6 6 11 11 11 17.500a11 10.500 0 0 1-22 0c0-3.700 1.800-6.200 4.300-8.600 0 3 1.300 4.400 3.200 5C7.500 8.300 8 4.400 11 0z" fill="${action}"/><path d="M11 15c3 3.200 4.800 5 4.800 8a4.800 4.800 0 0 1-9.600 0c0-3 1.800-4.800 4.800-8z" fill="${ground}"/></svg>${BUSINESS.name}</div>
    <h1>${title}</h1>
    <p>${offers}</p>
    <p class="place">${BUSINESS.place}</p>
  </main></html>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({ viewport: CARD });
  for (const language of LANGUAGES) {
    await page.setContent(card(language));
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(cardPath(language), await page.screenshot());
    console.info(cardPath(language));
  }
  await browser.close();
}
