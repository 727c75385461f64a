import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore, type RefObject } from 'react';
import { useBottomEdge } from '../../components/useBottomEdge';
import { useText } from '../../i18n/useText';
import { scrollTexts } from './texts';

const EVENTS = ['scroll', 'resize'] as const;

/** Whether the page is scrolled by more than half a screen; noted when it happens, as asking lays the page out. */
let farDown = false;

function subscribe(tell: () => void): () => void {
  const look = () => {
    farDown = window.scrollY > window.innerHeight / 2;
    tell();
  };
  // Where a page begins that was left or reloaded further down; not before its own frame.
  const first = requestAnimationFrame(look);
  for (const event of EVENTS) window.addEventListener(event, look, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    for (const event of EVENTS) window.removeEventListener(event, look);
    // Nobody looks any more: whoever does next begins at the top.
    farDown = false;
  };
}

const isFarDown = (): boolean => farDown;

function Arrow({ content }: ScrollToTopProps) {
  const t = useText(scrollTexts);
  const edge = useBottomEdge();
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // The arrow is about to go, and must not take the focus with it.
    content?.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('region')}>
      <IconButton
        aria-label={t('top')}
        onClick={goUp}
        data-above-banner=""
        sx={{
          position: 'fixed',
          right: 16,
          // Above the page's own bar and, where it is as wide as the page, above the question about cookies.
          bottom: { xs: `calc(${edge}px + var(--consent-height, 0px) + 16px)`, sm: `${edge + 16}px` },
          zIndex: ({ zIndex }) => zIndex.speedDial - 2,
          width: 48,
          height: 48,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          boxShadow: 8,
          '&:hover': { bgcolor: 'background.paper', borderColor: 'text.primary' },
          '@keyframes appear': { from: { opacity: 0, transform: 'translateY(8px)' } },
          animation: 'appear 200ms ease-out',
        }}
      >
        <ArrowUpward />
      </IconButton>
    </section>
  );
}

export interface ScrollToTopProps {
  /** What takes the focus at the top: the page's content. */
  content?: RefObject<HTMLElement | null>;
}

/** After half a screen of scrolling: the way back up. */
export function ScrollToTop(props: ScrollToTopProps) {
  return useSyncExternalStore(subscribe, isFarDown, () => false) && <Arrow {...props} />;
}
