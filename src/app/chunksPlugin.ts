import type { Plugin } from 'vite';

/** A pattern for one of some patterns. */
const any = (...patterns: readonly string[]): string => `(?:${patterns.join('|')})`;

/** A pattern for what does not go on with one of some patterns. */
const but = (...patterns: readonly string[]): string => `(?!${any(...patterns)})`;

/** What the shell itself stands on: evaluated before it, in a task of its own. */
const GROUND = any('node_modules/(?:react|react-dom|scheduler)/', '/src/roots\\.');

const STYLING = ['@emotion', 'stylis', 'clsx', '@mui/private-theming', '@mui/styled-engine'];

const PACKAGES = ['react-router', 'react-router-dom', 'i18next', 'react-i18next', `use-sync-external-store${but('.*with-selector')}`, 'swr', 'dequal'];

/** Of MUI's own helpers, those that only some components use. */
const HELPERS_ELSEWHERE = [
  'useRovingTabIndex', 'useControlled', 'debounce', 'getValidReactChildren', 'mergeSlotProps', 'useSlotProps', 'useTimeout', 'fastObjectShallowCompare', 'contains', 'useValueAsRef',
  'extractEventHandlers', 'omitEventHandlers', 'appendOwnerState', 'resolveComponentProps', 'visuallyHidden', 'getScrollbarSize', 'getReactElementRef', 'useOnMount', 'useForcedRerendering', 'usePreviousProps',
];

const MUI = [
  `system${but('/useMediaQuery', '/Stack', '/Container', '/Grid')}`,
  `utils${but(...HELPERS_ELSEWHERE.map((name) => `/${name}`))}`,
  `material/${any(
    'styles', 'Box', 'Button', 'ButtonBase', 'IconButton', 'Link', 'Typography', 'SvgIcon', 'CssBaseline', 'zero-styled', 'colors',
    `transitions${but('/utils', '/useReducedMotion')}`,
    `utils${but('/debounce', '/useSlot', '/focusable', '/focusWithVisible', '/getScrollbarSize', '/contains')}`,
  )}`,
];

/** What everything is drawn with: evaluated before the shell too. */
const DRAWN = `node_modules/${any(...STYLING, `@mui/${any(...MUI)}`)}/`;

/** Of the site's own frame, what most visitors never see or not at first. */
const FRAME_LATER = ['Admin', 'admin', 'ahead', 'descriptionTexts', 'Extras', 'LanguageFlash', 'MemberMenu', 'MenuPanel', 'useAdminScheme', 'useLogOut', 'editing', 'useOwnTexts', 'useReadFirst'];

/** What every page stands on, in one file: in twenty they would be a tenth larger on the line. */
const SHELL = any(
  `node_modules/${any(...PACKAGES)}/`,
  `/src/${any(`app/${but(...FRAME_LATER)}`, `i18n/${but('overrides', 'tags')}`, 'theme', 'main')}`,
  `/src/api/${any('client', 'session', 'storage', 'cache', 'useRead', 'schemeStorage')}\\.`,
  `/src/contract/${any('business', 'paths', 'language', 'palette', 'row')}\\.`,
  `/src/components/${any('useHydrated', 'useTakenOver', 'useScrolledPast', 'readyWords', 'Hydration', 'Boundary')}\\.`,
  `/src/features/consent/${any('CookieSettings\\.', 'modalState', 'settingsTexts')}`,
);

/** What most pages share, in one file for the same reason. */
const COMMON = /\/src\/(components\/(StateMessage|PageWidth|longWords|takeFocus|illustration\/(Illustration|drawingOf))|contract\/(formats|localized|days))\./;

/** What every form is made of, however few of its fields a page shows at once. */
const INPUTS = /\/src\/components\/form\/(Form|ErrorSummary|TextBox|TextInput|NumberInput|SelectInput|fieldStyles|fieldWords|numberOrText|texts|useBeginning|useChecking|useField|useFormState|useTyping)\./;

/** The cards of trainings and events, which the home page and the lists show. */
const OFFERS = /\/src\/(features\/offers\/(Offer(Card|Grid|Picture|s\w+)|(Training|Event)(Card|List)|texts|useOfferWords|useToday)|api\/offers)\./;

/** What they are made of, which the builder and the calendar read too. */
const OCCASIONS = /\/src\/contract\/(event|training|trainingPlace|visibility)\./;

/** The list of all texts is made of copies, which belong to no page. */
const group = (name: string, wanted: RegExp) => ({ name, test: (id: string) => wanted.test(id) && !id.endsWith('?copy') });

/** The back office's pages and frame, told from the others by the names of their files. */
const OFFICE = /\/src\/(pages\/admin|app\/Admin)/;
const OFFICE_FILES = 'assets/admin-';

/** Code that only an administrator's browser fetches. */
const ADMINISTRATORS = /\/(TextsPage|publicTexts|withPencils|EditText|RichEditor)-/;

/** A calendar that no first load waits for: the names of its many parts would weigh more in each than one more way to the server later. */
const CALENDAR = /\/FreeDayPicker-/;

/** What a page's code is made of is asked for some files at a time: thirty at once keep a slow phone as long as the rest of its start. */
const FILES_AT_ONCE = 4;

/** What is so large that its code runs before that of the page that stands on it, in a task of its own. */
const LARGE = /\/inputs-/;

const IN_STEPS = `
const asked = [];
const askNext = () => {
  document.head.append(...asked.splice(0, ${FILES_AT_ONCE}));
  if (asked.length > 0) setTimeout(askNext);
};
const ask = (link) => {
  if (asked.push(link) === 1) setTimeout(askNext);
};
const afterLarge = async (load, files = []) => {
  for (const file of files) if (${String(LARGE)}.test(file)) await import(/* @vite-ignore */ assetsURL(file)).catch(() => {});
  return load();
};`;

/** Which files the site's code is built into, how those that a page is about to need are asked for, and in which order they run. */
export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // Every browser that knows modules well enough for us preloads them too.
        polyfill: false,
        // Each name stands in every visitor's first load: what is there or asked for anyway needs none, nor does the back office, whose files follow its page a moment later.
        resolveDependencies: (file, needed) =>
          file.startsWith(OFFICE_FILES) || ADMINISTRATORS.test(file) || CALENDAR.test(file) ? [] : needed.filter((each) => each !== file && !each.includes('rolldown-runtime')),
      },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ facadeModuleId }) => (OFFICE.test(facadeModuleId ?? '') ? `${OFFICE_FILES}[name]-[hash].js` : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: [group('ground', new RegExp(GROUND)), group('drawn', new RegExp(DRAWN)), group('shell', new RegExp(SHELL)), group('common', COMMON), group('inputs', INPUTS), group('offers', OFFERS), group('occasions', OCCASIONS)] },
        },
      },
    },
  }),
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const written = code.replace('document.head.appendChild(link)', 'isCss ? document.head.appendChild(link) : ask(link)').replace('return baseModule()', 'return afterLarge(baseModule, deps)');
    if (!written.includes('ask(link)') || !written.includes('afterLarge(')) this.error('Vite asks for what follows in another way than it did');
    return `${written}${IN_STEPS}`;
  },
});
