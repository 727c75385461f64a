import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { saveConsent, removeDisallowedTrackers } from '../../api/saveConsent';
import { useBottomEdge } from '../../components/useBottomEdge';
import { BANNER_FADE_MS, EVERYTHING, NECESSARY_ONLY } from '../../contract/consent';
import { useText } from '../../i18n/useText';
import { openPrivacyModal } from './modalState';
import { consentTexts } from './texts';
import { useFocusReturn } from './useFocusReturn';

export interface ConsentBannerProps {
  /** Whether a choice was made: the banner fades out and is inert. */
  leaving?: boolean;
}


/**
 * Keeps a focused field above the banner, and passes the banner's height to floating elements and the footer. Uses separate rules, because a custom
 * property on the root would restyle the whole page.
 */
const Room = ({ height, bar }: { height: number; bar: number }) => (
  <GlobalStyles
    styles={{
      ':root': { scrollPaddingBottom: height + bar + 24 },
      '[data-above-banner]': { '--consent-height': `${height}px` },
    }}
  />
);

/** Returns the rendered height of an element in pixels, or 0 before it is rendered. */
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

/** One row on desktop. On mobile, the text with the details button beside its title, and the two answers side by side below. */
const bars = {
  row: {
    maxWidth: 1360,
    mx: 'auto',
    px: { xs: 4, sm: 6 },
    py: { xs: 2, md: 3 },
    display: 'grid',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 0,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' },
  },
  more: { minHeight: 44, justifySelf: 'start' },
  answers: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, '& > button': { minHeight: 44, px: { xs: 1, md: 4 }, py: 1, fontSize: '0.9375rem', lineHeight: 1.2 } },
} as const;

/** Non-modal cookie banner at the bottom of the page: two answers of equal prominence, and a details button. */
export function ConsentBanner({ leaving = false }: ConsentBannerProps) {
  const t = useText(consentTexts);
  const title = useId();
  const banner = useRef<HTMLElement>(null);
  const height = useHeight(banner);
  // Stays above a page's own bottom bar, such as the price of a booking.
  const bar = useBottomEdge();
  const noteOrigin = useFocusReturn(banner);
  // Deletes data left from an expired consent before asking again.
  useEffect(removeDisallowedTrackers, []);
  return (
    <Box
      ref={banner}
      component="section"
      aria-labelledby={title}
      onFocus={noteOrigin}
      sx={{
        position: 'fixed',
        // Below the opened price panel of a booking and below the menu, above all other content.
        zIndex: ({ zIndex }) => zIndex.speedDial - 1,
        bottom: bar,
        insetInline: 0,
        // Scrolls when the banner does not fit at high zoom.
        '@media (max-height: 480px)': { maxHeight: `calc(100dvh - ${bar}px)`, overflowY: 'auto' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        boxShadow: 8,
        opacity: leaving ? 0 : 1,
        pointerEvents: leaving ? 'none' : 'auto',
        transition: `opacity ${BANNER_FADE_MS}ms ease-out`,
        '@keyframes arrive': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'arrive 200ms ease-out',
      }}
    >
      <Room height={height} bar={bar} />
      <Box sx={bars.row}>
        <div>
          <Typography id={title} variant="body1" component="h2" sx={{ fontWeight: 700 }}>
            {t('banner.title')}
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', textWrap: 'pretty' }}>
            {t('banner.text')}
          </Typography>
        </div>
        <Link component="button" type="button" variant="body2" color="text.primary" onClick={openPrivacyModal} aria-haspopup="dialog" sx={bars.more}>
          {t('banner.learnMore')}
        </Link>
        <Box sx={bars.answers}>
          <Button variant="outlined" onClick={() => saveConsent(NECESSARY_ONLY)}>
            {t('necessaryOnly')}
          </Button>
          <Button variant="outlined" onClick={() => saveConsent(EVERYTHING)}>
            {t('acceptAll')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
