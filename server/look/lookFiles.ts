import { FRONT_TEXTS, type FrontText } from '../../src/contract/frontTexts';
import { fillHoles } from '../../src/contract/fillHoles';
import { frenchSpacing, LANGUAGES, type Language } from '../../src/contract/language';
import { PALETTE } from '../../src/contract/palette';
import { placeOf, type Look, type Settings } from '../../src/contract/settings';
import { factsOf } from '../../src/contract/textFacts';
import type { ContentEntry } from '../../src/contract/content';
import { CARD_SIZE, cardSvg, type CardContent } from './card';
import { iconSvg, type IconShape } from './icons';
import { webManifest } from './manifest';
import { plainPng } from './plainPng';
import type { Typesetter } from './typesetter';

/** Data that the files are made from. */
export interface LookData {
  settings: Pick<Settings, 'identity' | 'rules' | 'look'>;
  /** Text overrides of the owner. */
  texts: readonly ContentEntry[];
}

/** Libraries that draw, loaded when they are first needed. */
export interface Drawing {
  typesetter: () => Promise<Typesetter>;
  rasterize: (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>;
}

export type Content = string | Uint8Array<ArrayBuffer>;

/** File of the look. */
export interface LookFile<Shown = unknown> {
  type: string;
  /** Returns everything that the file shows, as plain data. */
  shown: (data: LookData) => Shown;
  /** Draws the file. Null for a file without a drawing. */
  draw: ((shown: Shown, drawing: Drawing) => Promise<Content>) | null;
  /** Returns the file without a drawing, which also takes the place of one that could not be drawn. */
  plain: (shown: Shown) => Content;
}

const SVG = 'image/svg+xml';
const PNG = 'image/png';

/** Hides the type of what a file shows, so that all files can be listed together. */
const file = <Shown>(each: LookFile<Shown>): LookFile => each as LookFile;

/** Returns a text of the pages as they show it: the owner's text where there is one, with the facts of the business. */
function textOf({ settings, texts }: LookData, tag: FrontText, language: Language): string {
  const text = texts.find((entry) => entry.tag === tag)?.value[language].trim() || FRONT_TEXTS[tag][language];
  return fillHoles(language === 'fr' ? frenchSpacing(text) : text, factsOf(settings, language));
}

const icon = (shape: IconShape, side: number): LookFile =>
  file<Look>({
    type: PNG,
    shown: ({ settings }) => settings.look,
    draw: async (look, { typesetter, rasterize }) => rasterize(await iconSvg(look, shape, typesetter), side),
    plain: ({ colours }) => plainPng({ width: side, height: side }, colours.action.dark, colours.action.dark),
  });

const card = (language: Language): LookFile =>
  file<CardContent>({
    type: PNG,
    shown: (data) => ({
      name: data.settings.identity.name,
      title: textOf(data, 'home.title', language),
      tagline: textOf(data, 'shell.tagline', language),
      place: placeOf(data.settings.identity),
      look: data.settings.look,
    }),
    draw: async (content, { typesetter, rasterize }) => rasterize(await cardSvg(content, await typesetter()), CARD_SIZE.width),
    plain: ({ look }) => plainPng(CARD_SIZE, PALETTE.dark.ground, look.colours.action.dark),
  });

const manifest = file<{ name: string; taglines: Record<Language, string> }>({
  type: 'application/manifest+json',
  shown: (data) => ({ name: data.settings.identity.name, taglines: { fr: textOf(data, 'shell.tagline', 'fr'), en: textOf(data, 'shell.tagline', 'en') } }),
  draw: null,
  plain: ({ name, taglines }) => webManifest(name, taglines),
});

/** Files of the look by their path. */
export const LOOK_FILES: Readonly<Record<string, LookFile>> = {
  '/manifest.webmanifest': manifest,
  '/icon.svg': file<Look>({
    type: SVG,
    shown: ({ settings }) => settings.look,
    draw: (look, { typesetter }) => iconSvg(look, 'rounded', typesetter),
    plain: ({ colours }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colours.action.dark}"/></svg>`,
  }),
  '/icon-180.png': icon('square', 180),
  '/icon-192.png': icon('rounded', 192),
  '/icon-512.png': icon('rounded', 512),
  '/icon-maskable.png': icon('maskable', 512),
  ...Object.fromEntries(LANGUAGES.map((language) => [`/card-${language}.png`, card(language)])),
};
