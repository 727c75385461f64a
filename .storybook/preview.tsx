import '../src/theme/fonts.css';
import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Layout } from '../src/app/Layout';
import { Providers } from '../src/app/Providers';
import { DEFAULT_LANGUAGE, isLanguage } from '../src/contract/language';
import { createI18n } from '../src/i18n/i18n';
import { LanguageProvider } from '../src/i18n/LanguageProvider';
import { createStyles } from '../src/theme/styles';
import { disguised, isDisguise } from './disguise';
import { EnvironmentControls } from './EnvironmentControls';
import { storyEnvironment, type EnvironmentArgs, type StoryEnvironment } from './storyEnvironment';
import { startWorker } from './worker';

function Scheme({ name, children }: { name: 'dark' | 'light'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  // Only when the toolbar changes it: the story's own switch must be able to.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current !== name) setMode(name);
    shown.current = name;
  }, [setMode, name]);
  return children;
}

/** Among the words of a docs page a story brings its own ground with it. */
const OnGround = ({ children }: { children: ReactNode }) => <Box sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>{children}</Box>;

// A bound, not a measure: what never comes fails all the same.
// Without the whole page printed for every try that comes too early.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'No such element') });

// Rules put in without a text node each, as in production: quicker by far.
const styles = createStyles();
styles.sheet.isSpeedy = true;

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), storyEnvironment],
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [{ value: 'fr', title: 'Français' }, { value: 'en', title: 'English' }] },
    },
    words: {
      description: 'Words',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [{ value: 'plain', title: 'As written' }, { value: 'long', title: 'A third longer' }, { value: 'keys', title: 'Their keys' }],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: [{ value: 'dark', title: 'Dark' }, { value: 'light', title: 'Light' }] },
    },
  },
  initialGlobals: { locale: DEFAULT_LANGUAGE, words: 'plain', scheme: 'dark' },
  parameters: {
    // All rules but `region`, which Storybook leaves out since a component is no page: end to end, the built pages are held to that too. What passed is only counted, not described.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    // Both languages, both schemes and both widths that matter, in two pictures of each story.
    chromatic: { modes: { french: { locale: 'fr', scheme: 'dark', viewport: 1440 }, english: { locale: 'en', scheme: 'light', viewport: 390 } } },
    viewport: {
      options: {
        mobile1: { name: 'Narrow, 320 px', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desk: { name: 'Desk, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['docs', ['introduction', 'foundations', 'words', 'components', 'coverage', 'proposing-a-change', 'decisions', ['every-decision'], 'growth', 'threats'], 'journeys', 'foundations', 'pages', 'features', 'components', 'app', 'server'] } },
  },
  // What is made of elements cannot be written into a box.
  argTypesEnhancers: [({ argTypes }) => Object.fromEntries(Object.entries(argTypes).map(([name, each]) => [name, each.table?.type?.summary === 'ReactNode' ? { ...each, control: false } : each]))],
  beforeEach({ globals }) {
    document.documentElement.setAttribute('data-scheme', String(globals['scheme']));
    localStorage.setItem('scheme', String(globals['scheme']));
  },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const language = isLanguage(globals['locale']) ? globals['locale'] : DEFAULT_LANGUAGE;
      const scheme = globals['scheme'] === 'light' ? 'light' : 'dark';
      const disguise = isDisguise(globals['words']) ? globals['words'] : 'plain';
      const texts = useMemo(() => disguised(createI18n(language), disguise), [language, disguise]);
      const controls = args as EnvironmentArgs;
      const story = controls.siteFrame ? <Layout><Story /></Layout> : <Story />;
      return (
        <EnvironmentControls args={controls} parameters={parameters as StoryEnvironment}>
          <Providers texts={texts} styles={styles}>
            <Scheme name={scheme}>
              <MemoryRouter initialEntries={[`/${language}/${String(parameters['route'])}`]} key={language}>
                <LanguageProvider language={language}>
                  {viewMode === 'docs' ? <OnGround>{story}</OnGround> : story}
                </LanguageProvider>
              </MemoryRouter>
            </Scheme>
          </Providers>
        </EnvironmentControls>
      );
    },
  ],
});
