import { basename, dirname } from 'node:path';
import { parseSync } from 'vite';
import { stateId, storyId } from '../stories/docs/storyId.ts';
import { importsOf, withoutExtension } from './architecture/imports.ts';
import type { Source } from './architecture/tree.ts';

/** Files whose components need no story of their own, with the reason that the coverage page shows. */
export const EXEMPT: Readonly<Record<string, string>> = {
  'src/app/PictureSource.tsx': 'Renders nothing of its own: it reads a picture, whose states the stories of OwnPicture show.',
  'src/app/Providers.tsx': 'Renders nothing of its own: it provides context, and every story is wrapped in it.',
};

const isName = (name: string | null): name is string => name !== null && /^[A-Z][A-Za-z0-9]*[a-z]/.test(name);

interface Node {
  type: string;
  id?: { name?: string } | null;
  init?: Node | null;
  callee?: { name?: string; property?: { name?: string } };
}

/** Whether a declared value can be a component: a function, a class, or one wrapped by React. */
function makesComponent({ type, callee }: Node): boolean {
  if (type === 'CallExpression') return ['memo', 'forwardRef', 'lazy', 'styled'].includes(callee?.property?.name ?? callee?.name ?? '');
  return ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'ClassDeclaration', 'ClassExpression'].includes(type);
}

/** Returns the names of the components that a `.tsx` file exports. */
export function componentsOf(source: Source): string[] {
  if (!source.path.endsWith('.tsx')) return [];
  const { module, program } = parseSync(source.path, source.text);
  const exported = new Set(module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ localName }) => localName.name)));
  const statements = program.body.map((each) => ('declaration' in each && each.declaration ? each.declaration : each));
  const declared = statements.flatMap((each): [string | null, Node | null][] =>
    each.type === 'VariableDeclaration'
      ? each.declarations.map((one) => [one.id.type === 'Identifier' ? one.id.name : null, one.init as Node | null])
      : [['id' in each && each.id && 'name' in each.id ? each.id.name : null, each as Node]],
  );
  return declared.flatMap(([name, node]) => (isName(name) && exported.has(name) && node && makesComponent(node) ? [name] : []));
}

/** Returns the path of a component's story file: the folders of `stories` mirror those of `src` and `server`. */
export const storyOf = (path: string, name: string): string => `stories/${dirname(path.replace(/^src\//, ''))}/${name}.stories.tsx`;

/** Whether a file is in one of the layers whose components have stories. */
export const inRooms = ({ path }: Source) => /^src\/(components|features|pages|app)\//.test(path);

/** Returns the mails: components of `server/mail` that are not part of another component there. Files that only send mails export no component. */
function mails(files: readonly Source[]): Source[] {
  const sheets = files.filter(({ path }) => /^server\/mail\/.*\.tsx$/.test(path));
  const built = sheets.filter((sheet) => componentsOf(sheet).length > 0);
  const parts = new Set(built.flatMap((sheet) => importsOf(sheet).flatMap((target) => ('file' in target ? [target.file] : []))));
  return built.filter(({ path }) => !parts.has(withoutExtension(path)));
}

/** Lists components without a story file, and story files without a story of their component, one sentence each. */
export function missingStories(files: readonly Source[], exempt: Readonly<Record<string, string>> = EXEMPT): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return [...files.filter(inRooms), ...mails(files)]
    .filter(({ path }) => !(path in exempt))
    .flatMap((source) => componentsOf(source).map((name) => ({ path: source.path, name, story: storyOf(source.path, name) })))
    .flatMap(({ path, name, story }) => {
      const text = texts.get(story);
      if (text === undefined) return [`${name} (${path}) has no story at ${story}`];
      if (!/\bmeta\.story\(/.test(text) || !new RegExp(`\\b${name}\\b`).test(text)) return [`${story} tells no story of ${name}`];
      return [];
    });
}

/** Lists story files in the mirrored folders whose component was deleted or moved. */
export function strayStories(files: readonly Source[]): string[] {
  const known = new Set(files.flatMap((source) => componentsOf(source).map((name) => storyOf(source.path, name))));
  return files.map(({ path }) => path).filter((path) => /^stories\/(components|features|pages|app|server)\/.*\.stories\.tsx$/.test(path) && !known.has(path));
}

/**
 * Lists shared components without guidance on their use, those whose docs page does not show it, and guidance without a component. @param guided the
 * components that have guidance
 */
export function missingGuidance(files: readonly Source[], guided: readonly string[], exempt: Readonly<Record<string, string>> = EXEMPT): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const shared = files.filter(({ path }) => path.startsWith('src/components/') && !(path in exempt)).flatMap((source) => componentsOf(source).map((name) => ({ place: `${dirname(source.path)}/${name}`.replace('src/components/', ''), story: storyOf(source.path, name) })));
  return [
    ...shared.filter(({ place }) => !guided.includes(place)).map(({ place }) => `stories/docs/guidance.ts does not say when to use ${place}`),
    ...shared.filter(({ place, story }) => !texts.get(story)?.includes(`guidance('${place}')`)).map(({ place, story }) => `${story} has no page that says when to use ${place}`),
    ...guided.filter((place) => !shared.some((each) => each.place === place)).map((place) => `stories/docs/guidance.ts speaks of ${place}, which is no shared component`),
  ];
}

/** Returns the stories of a file, by export name. A story tagged `!dev` exists for its test only and is hidden from the sidebar. */
function storiesOf(text: string): { name: string; isTest: boolean }[] {
  return text.split(/^(?=export const )/m).flatMap((block) => {
    const [, name] = /^export const (\w+) = meta\.story\(/.exec(block) ?? [];
    return name === undefined ? [] : [{ name, isTest: /\btags: \[[^\]]*'!dev'/.test(block) }];
  });
}

/** Returns the export names of all stories of a file. */
export const statesOf = (text: string): string[] => storiesOf(text).map(({ name }) => name);

/**
 * Lists story files whose stories are all hidden from the sidebar, and those whose name the sidebar would merge into their folder's, one sentence
 * each.
 */
export function sidebarProblems(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, title, folder, name] = /^stories\/((?:.*\/)?([^/]+)\/([^/]+))\.stories\.tsx$/.exec(path) ?? [];
    if (title === undefined) return [];
    const isMerged = folder?.toLowerCase() === name?.toLowerCase() && !text.includes(`title: '${title}'`);
    return [
      ...(isMerged ? [`${path} needs the title '${title}': Storybook drops a file name that equals its folder's`] : []),
      ...(storiesOf(text).every(({ isTest }) => isTest) ? [`${path} shows no story in the sidebar`] : []),
    ];
  });
}

/** Row of the coverage page. */
export interface Coverage {
  /** Folder below `src` or the root. */
  room: string;
  name: string;
  /** Prefix of the story ids. */
  id: string;
  /** Export names of the stories that the sidebar shows. */
  states: readonly string[];
  /** Number of stories that exist for their test only. */
  tests: number;
  /** Number of screenshots of all stories. */
  pictures: number;
  /** Reason for having no story. */
  exempt: string | null;
}

/** Returns a row for every component and mail. @param screenshots file names of all screenshots */
export function coverageOf(files: readonly Source[], screenshots: readonly string[], exempt: Readonly<Record<string, string>> = EXEMPT): Coverage[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return [...files.filter(inRooms), ...mails(files)].flatMap((source) =>
    componentsOf(source).map((name) => {
      const story = storyOf(source.path, name);
      const stories = storiesOf(texts.get(story) ?? '');
      const states = stories.filter(({ isTest }) => !isTest).map((each) => each.name);
      const id = storyId(story);
      const ofStories = screenshots.filter((picture) => stories.some((each) => picture.startsWith(`${id}-${stateId(each.name)}_`)));
      return { room: dirname(source.path.replace(/^src\//, '')), name, id, states, tests: stories.length - states.length, pictures: ofStories.length, exempt: exempt[source.path] ?? null };
    }),
  );
}

/** Lists exemptions of files that no longer exist, export no component, or have a story. */
export function staleExemptions(files: readonly Source[], exempt: Readonly<Record<string, string>> = EXEMPT): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return Object.keys(exempt).filter((path) => {
    const names = files.filter((source) => source.path === path).flatMap(componentsOf);
    return names.length === 0 || names.some((name) => paths.has(storyOf(path, name)));
  });
}

/** Returns the page components that the sitemap loads. */
export const routedPages = (sitemap: Source): string[] =>
  importsOf(sitemap).flatMap((target) => ('file' in target && target.file.startsWith('src/pages/') ? [target.file] : []));

/** Lists pages without a route, and routes whose page has no story. */
export function pageProblems(files: readonly Source[], sitemapPath = 'src/app/routes.tsx'): string[] {
  const sitemap = files.find(({ path }) => path === sitemapPath);
  if (!sitemap) return [`${sitemapPath} is missing`];
  const routed = routedPages(sitemap);
  const pages = files.filter(({ path }) => /^src\/pages\/.*Page\.tsx$/.test(path)).map(({ path }) => withoutExtension(path));
  const stories = new Set(files.map(({ path }) => path));
  return [
    ...(routed.length === 0 ? ['the sitemap leads to no page at all'] : []),
    ...pages.filter((page) => !routed.includes(page)).map((page) => `no route leads to ${page}`),
    ...routed.filter((page) => !stories.has(storyOf(page, basename(page)))).map((page) => `a route leads to ${page}, which has no story`),
  ];
}
