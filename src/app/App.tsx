import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { whenSessionEnds } from '../api/client';
import { arrive } from '../api/session';
import { STORAGE_KEYS, store } from '../api/storage';
import { Boundary } from '../components/Boundary';
import { LANGUAGES, type Language } from '../contract/language';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { Layout } from './Layout';
import { addressOf, languageOfPath, preferredLanguage } from './language';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';
import { PageTitle } from './PageTitle';
import { RequireAccess } from './RequireAccess';
import { SCREENS, type SiteRoute } from './routes';

function Site({ language, screens }: { language: Language; screens: readonly SiteRoute[] }) {
  const navigate = useNavigate();
  const here = useLocation();
  useEffect(() => {
    store(STORAGE_KEYS.language, language);
  }, [language]);
  useEffect(() => {
    arrive();
    const login = `/${language}/memberLogin`;
    // Where one was is kept by the history, which nobody else writes: no link can lead astray through it.
    whenSessionEnds(() => {
      if (here.pathname !== login) void navigate(login, { state: { from: addressOf(here) }, replace: true });
    });
  }, [language, navigate, here]);
  return (
    <LanguageProvider language={language}>
      <Layout>
        <Boundary fallback={<PageFailed />} resetKey={here.pathname}>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {screens.map(({ path, page: Page, access, name, unlisted, ownTitle }) => (
              <Route
                key={path}
                path={path}
                element={
                  <RequireAccess access={access}>
                    <PageTitle name={name} unlisted={unlisted ?? false} ownTitle={ownTitle ?? false} />
                    <Page />
                  </RequireAccess>
                }
              />
            ))}
            <Route path="*" element={<Navigate to={`/${language}/404`} replace />} />
          </Routes>
        </Suspense>
        </Boundary>
      </Layout>
    </LanguageProvider>
  );
}

export interface AppProps {
  screens?: readonly SiteRoute[];
}

/** The whole site: every address is under a language, but for the root and the reset link of the mails. */
export function App({ screens = SCREENS }: AppProps) {
  const { pathname } = useLocation();
  const spoken = languageOfPath(pathname) ?? preferredLanguage();
  const reset = screens.find((route) => route.path === 'reset-password');
  return (
    <Routes>
      <Route path="/" element={<Navigate to={`/${spoken}`} replace />} />
      {reset && (
        <Route
          path="/reset-password"
          element={
            <LanguageProvider language={spoken}>
              <Layout>
                <PageTitle name={reset.name} unlisted />
                <Suspense fallback={<PageLoading />}>
                  <reset.page />
                </Suspense>
              </Layout>
            </LanguageProvider>
          }
        />
      )}
      {LANGUAGES.map((language) => (
        <Route key={language} path={`/${language}/*`} element={<Site language={language} screens={screens} />} />
      ))}
      <Route path="*" element={<Navigate to={`/${spoken}/404`} replace />} />
    </Routes>
  );
}
