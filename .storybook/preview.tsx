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
import { createEmotionCache } from '../src/theme/emotionCache';
import { withTextMode, isTextMode } from './pseudoLocalization';
import { EnvironmentControls } from './EnvironmentControls';
import { storyEnvironment, type EnvironmentArgs, type StoryEnvironment } from './storyEnvironment';
import { startWorker } from './worker';

function Scheme({ name, children }: { name: 'dark' | 'light'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  // Sets the mode only when the toolbar changes it, so that a story's own colour scheme switch keeps working.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current !== name) setMode(name);
    shown.current = name;
  }, [setMode, name]);
  return children;
}

/** Gives a story on a docs page the site's background, text colour and typography. */
const OnGround = ({ children }: { children: ReactNode }) => <Box sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>{children}</Box>;

// Upper bound only: elements that never appear still fail the test.
// Omits the DOM dump, which would be printed on every early retry.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'No such element') });

// Inserts CSS rules without a text node each, as in production, which is much faster.
const styles = createEmotionCache();
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
    // Runs all axe rules but `region`, which Storybook disables because a component is not a page. The end-to-end tests apply `region` to the built
    // pages. Passed rules are only counted, to keep reports small.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    // Covers both languages, both colour schemes and both relevant widths with two screenshots per story.
    chromatic: { modes: { french: { locale: 'fr', scheme: 'dark', viewport: 1440 }, english: { locale: 'en', scheme: 'light', viewport: 390 } } },
    viewport: {
      options: {
        mobile1: { name: 'Narrow, 320 px', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desk: { name: 'Desk, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['docs', ['introduction', 'foundations', 'words', 'components', 'coverage', 'proposing-a-change', 'decisions', ['overview'], 'growth', 'threats'], 'journeys', 'foundations', 'pages', 'features', 'components', 'app', 'server'] } },
  },
  // Disables the control of props that take React elements, because such values cannot be typed into a text field.
  argTypesEnhancers: [({ argTypes }) => Object.fromEntries(Object.entries(argTypes).map(([name, each]) => [name, each.table?.type?.summary === 'ReactNode' ? { ...each, control: false } : each]))],
  beforeEach({ globals }) {
    document.documentElement.setAttribute('data-scheme', String(globals['scheme']));
    localStorage.setItem('scheme', String(globals['scheme']));
  },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const language = isLanguage(globals['locale']) ? globals['locale'] : DEFAULT_LANGUAGE;
      const scheme = globals['scheme'] === 'light' ? 'light' : 'dark';
      const textMode = isTextMode(globals['words']) ? globals['words'] : 'plain';
      const texts = useMemo(() => withTextMode(createI18n(language), textMode), [language, textMode]);
      const controls = args as EnvironmentArgs;
      const story = controls.siteFrame ? <Layout><Story /></Layout> : <Story />;
      return (
        <EnvironmentControls args={controls} parameters={parameters as StoryEnvironment}>
          <Providers texts={texts} styles={styles} settings={parameters['settings'] as StoryEnvironment['settings']}>
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
