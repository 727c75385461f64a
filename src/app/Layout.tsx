import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../api/session';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useText } from '../i18n/useText';
import { renderPlain, TextRendererContext } from '../i18n/textRenderer';
import { Footer } from './Footer';
import { Header } from './Header';
import { AdminLayout, isAdminPath } from './adminRoutes';
import { routeAt } from './routes';
import { shellTexts } from './texts';
import { useFocusOnNavigation } from './useFocusOnNavigation';

// Lazy, because the cookie banner appears one second after the page.
const Consent = lazy(async () => ({ default: (await import('../features/consent/Consent')).Consent }));

const DeferredShell = lazy(async () => ({ default: (await import('./DeferredShell')).DeferredShell }));

/** Layout of every page: header, content and footer, or the back office's own frame. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useText(shellTexts);
  const content = useRef<HTMLElement>(null);
  const [live, setLive] = useState(false);
  // In a transition, because re-rendering a page synchronously right after hydration would block the main thread.
  useEffect(() => startTransition(() => setLive(true)), []);
  const { pathname } = useLocation();
  const isAdmin = useCurrentUser()?.role === 'admin' && isAdminPath(pathname);
  const [words, setWords] = useState(() => renderPlain);
  useFocusOnNavigation(content);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: isAdmin ? { xs: 'column', md: 'row' } : 'column' }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: 16,
          top: -80,
          zIndex: 'tooltip',
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          px: 4,
          bgcolor: 'background.paper',
          borderRadius: 1,
          '&:focus': { top: 12 },
        }}
      >
        {t('skip')}
      </Link>
      {live && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Consent asks={routeAt(pathname)?.access === 'public'} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isAdmin ? (
        <ErrorBoundary fallback={<Header />}>
          <Suspense fallback={<Box sx={{ width: { md: 232 } }} />}>
            <AdminLayout />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Header />
      )}
      <TextRendererContext value={words}>
        <Box component="main" id="content" ref={content} tabIndex={-1} sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
          {children}
        </Box>
        {!isAdmin && <Footer />}
      </TextRendererContext>
      {live && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <DeferredShell content={content} setTextRenderer={setWords} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
