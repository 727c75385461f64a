import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import type { RefObject } from 'react';
import { useBottomEdge } from '../../components/useBottomEdge';
import { useScrolledPast } from '../../components/useScrolledPast';
import { useText } from '../../i18n/useText';
import { scrollTexts } from './texts';

const halfAScreen = () => window.innerHeight / 2;

function Arrow({ content }: ScrollToTopProps) {
  const t = useText(scrollTexts);
  const edge = useBottomEdge();
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // Moves the focus to the content, because the button is about to unmount.
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
          bottom: `calc(${edge}px + var(--consent-height, 0px) + 16px)`,
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
  /** Page content, which receives the focus after scrolling to the top. */
  content?: RefObject<HTMLElement | null>;
}

/** Scroll-to-top button, shown after scrolling half a viewport. */
export function ScrollToTop(props: ScrollToTopProps) {
  return useScrolledPast(halfAScreen) && <Arrow {...props} />;
}
