import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { decide, sweep } from '../../api/decideConsent';
import { useBottomEdge } from '../../components/useBottomEdge';
import { BANNER_FADE_MS, EVERYTHING, NECESSARY_ONLY } from '../../contract/consent';
import { useText } from '../../i18n/useText';
import { openPrivacyModal } from './modalState';
import { consentTexts } from './texts';
import { useFocusReturn } from './useFocusReturn';

export interface ConsentBannerProps {
  /** A choice was made: it fades out and can no longer be pressed. */
  leaving?: boolean;
}

const EDGE = 12;

/**
 * The page can be read to its end above the banner, a field that takes the focus is not under it, and what floats there is told how
 * high it is: each by itself, for what the root is told is a matter of the whole page's styles.
 */
const Room = ({ height, bar }: { height: number; bar: number }) => (
  <GlobalStyles
    styles={{
      'body::after': { content: '""', display: 'block', height: height + 2 * EDGE },
      ':root': { scrollPaddingBottom: height + bar + 4 * EDGE },
      '[data-above-banner]': { '--consent-height': `${height}px` },
    }}
  />
);

/** How high an element is drawn, in pixels; 0 before it is. */
function useHeight(of: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, [of]);
  return height;
}

/** Asks about cookies from the lower edge of the page, which goes on working: two answers of the same weight, and a way to know more. */
export function ConsentBanner({ leaving = false }: ConsentBannerProps) {
  const t = useText(consentTexts);
  const title = useId();
  const banner = useRef<HTMLElement>(null);
  const height = useHeight(banner);
  // A page's own bar along its lower edge, such as the price of a booking, stays free.
  const bar = useBottomEdge();
  const noteOrigin = useFocusReturn(banner);
  // What a consent that ran out has left goes before the visitor is asked again.
  useEffect(sweep, []);
  return (
    <Box
      ref={banner}
      component="section"
      aria-labelledby={title}
      onFocus={noteOrigin}
      sx={{
        position: 'fixed',
        // Under the price of a booking when that is opened, under the menu, above everything else.
        zIndex: ({ zIndex }) => zIndex.speedDial - 1,
        bottom: { xs: bar + EDGE, sm: bar + 2 * EDGE },
        left: { xs: EDGE, sm: 2 * EDGE, md: `calc(var(--office-side, 0px) + ${2 * EDGE}px)` },
        right: { xs: EDGE, sm: 'auto' },
        width: { sm: 500 },
        // Magnified so far that it would not fit, it scrolls.
        '@media (max-height: 480px)': { maxHeight: `calc(100dvh - ${bar + 2 * EDGE}px)`, overflowY: 'auto' },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: 8,
        p: { xs: 4, sm: 6 },
        opacity: leaving ? 0 : 1,
        pointerEvents: leaving ? 'none' : 'auto',
        transition: `opacity ${BANNER_FADE_MS}ms ease-out`,
        '@keyframes arrive': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'arrive 200ms ease-out',
      }}
    >
      <Room height={height} bar={bar} />
      <Typography id={title} variant="h4" component="h2">
        {t('banner.title')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', textWrap: 'pretty' }}>
        {t('banner.text')}
      </Typography>
      <Link component="button" type="button" variant="body2" color="text.primary" onClick={openPrivacyModal} aria-haspopup="dialog" sx={{ minHeight: 44 }}>
        {t('banner.learnMore')}
      </Link>
      <Box sx={{ mt: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, '& > button': { px: 3 } }}>
        <Button variant="outlined" onClick={() => decide(NECESSARY_ONLY)}>
          {t('necessaryOnly')}
        </Button>
        <Button variant="outlined" onClick={() => decide(EVERYTHING)}>
          {t('acceptAll')}
        </Button>
      </Box>
    </Box>
  );
}
