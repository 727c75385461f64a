import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { YouTubeMetadata } from '../../contract/media';
import { useText } from '../../i18n/useText';
import { FilmPoster } from './FilmPoster';
import { mediaTexts } from './texts';

export interface YouTubeSlideProps {
  id: string;
  title: string;
  film: YouTubeMetadata;
  /** Whether the film is shown instead of its poster. */
  shown: boolean;
  /** Whether the visitor allows YouTube, so that its thumbnail may be fetched. */
  allowed: boolean;
  onWatch: () => void;
}

/** Width, in pixels, of the placeholder that YouTube serves for a missing thumbnail. */
const MISSING_WIDTH = 120;

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const fill = { position: 'absolute', inset: 0, width: 1, height: 1, border: 0 } as const;

/** Provider's thumbnail of a film, over our own drawing. */
function Thumbnail({ src }: { src: string }) {
  const [good, setGood] = useState(false);
  return <Box component="img" src={src} alt="" onLoad={(event) => setGood(event.currentTarget.naturalWidth > MISSING_WIDTH)} sx={{ ...fill, objectFit: 'cover', opacity: good ? 1 : 0 }} />;
}

/** YouTube film: shows our own poster and loads nothing from YouTube until the visitor asks for the film. */
export function YouTubeSlide({ id, title, film, shown, allowed, onWatch }: YouTubeSlideProps) {
  const t = useText(mediaTexts);
  const player = useRef<HTMLIFrameElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // Focuses the player, because the button that had the focus has been removed.
    if (shown && asked.current) player.current?.focus();
    asked.current = false;
  }, [shown]);

  if (shown) {
    return (
      <Box
        component="iframe"
        ref={player}
        src={film.embedUrl}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={fill}
      />
    );
  }
  return (
    <>
      <FilmPoster film={id} />
      {allowed && <Thumbnail src={film.thumbnail} />}
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', alignContent: 'center', justifyItems: 'start', gap: { xs: 2, sm: 4 }, pl: { xs: 5, sm: 12 }, width: { xs: '62%', sm: '52%' } }}>
        <ButtonBase
          aria-label={t('watch', { title })}
          onClick={() => {
            asked.current = true;
            onWatch();
          }}
          sx={{
            width: { xs: 64, sm: 96 },
            height: { xs: 64, sm: 96 },
            borderRadius: 999,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            boxShadow: '0 0 0 10px color-mix(in srgb, var(--mui-palette-primary-main) 22%, transparent)',
            transition: 'transform 200ms',
            '&:hover': { transform: 'scale(1.05)' },
          }}
        >
          <PlayArrowRounded sx={{ fontSize: { xs: 40, sm: 60 } }} />
        </ButtonBase>
        <Box sx={{ bgcolor: 'background.paper', borderRadius: 1, px: 3, py: 1.5 }}>
          {film.duration !== null && (
            <Typography component="time" dateTime={`PT${film.duration}S`} sx={{ display: 'block', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {asClock(film.duration)}
            </Typography>
          )}
          {!allowed && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', maxWidth: '34ch', textWrap: 'pretty' }}>
              {t('elsewhere')}
            </Typography>
          )}
        </Box>
      </Box>
    </>
  );
}
