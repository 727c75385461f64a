import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router-dom';
import { whenSessionEnds } from '../api/client';
import { clearLogoutRedirect } from '../api/session';
import { STORAGE_KEYS, store } from '../api/storage';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { LANGUAGES, type Language } from '../contract/language';
import { LanguageProvider } from '../i18n/LanguageProvider';
import { Layout } from './Layout';
import { addressOf, preferredLanguage } from './language';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';
import { PageTitle } from './PageTitle';
import { RequireAccess } from './RequireAccess';
import { SCREENS, type SiteRoute } from './routes';

/** Layout of every page in one language. */
function Site({ language }: { language: Language }) {
  const navigate = useNavigate();
  const here = useLocation();
  // End-to-end tests wait for this attribute.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  useEffect(() => {
    store(STORAGE_KEYS.language, language);
  }, [language]);
  useEffect(() => {
    clearLogoutRedirect();
    const login = `/${language}/memberLogin`;
    // The return URL is in the history state, because external links cannot set the state.
    whenSessionEnds(() => {
      if (here.pathname !== login) void navigate(login, { state: { from: addressOf(here) }, replace: true });
    });
  }, [language, navigate, here]);
  return (
    <LanguageProvider language={language}>
      <Layout>
        <ErrorBoundary fallback={<PageFailed />} resetKey={here.pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </LanguageProvider>
  );
}

const toRouteObject = ({ path, page: Page, access, name, unlisted, ownTitle }: SiteRoute): RouteObject => ({
  path,
  element: (
    <RequireAccess access={access}>
      <PageTitle name={name} unlisted={unlisted ?? false} ownTitle={ownTitle ?? false} />
      <Page />
    </RequireAccess>
  ),
});

export interface AppProps {
  screens?: readonly SiteRoute[];
}

/** Routes of the whole site. Every URL has a language prefix, except the root and the password reset link of mails. */
export function App({ screens = SCREENS }: AppProps) {
  const preferred = preferredLanguage();
  return useRoutes([
    { path: '/', element: <Navigate to={`/${preferred}`} replace /> },
    { element: <Site language={preferred} />, children: screens.filter(({ path }) => path === 'reset-password').map(toRouteObject) },
    ...LANGUAGES.map((language) => ({
      path: language,
      element: <Site language={language} />,
      children: [...screens.map(toRouteObject), { path: '*', element: <Navigate to={`/${language}/404`} replace /> }],
    })),
    { path: '*', element: <Navigate to={`/${preferred}/404`} replace /> },
  ]);
}
