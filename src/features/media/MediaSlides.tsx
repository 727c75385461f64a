import 'swiper/swiper.css';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { EffectFade } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { IMAGE_MS, slideDuration, type MediaItem } from '../../contract/media';
import { useText } from '../../i18n/useText';
import { captionFrame, pictureFrame } from './frame';
import { MediaSlide } from './MediaSlide';
import { SlideControls } from './SlideControls';
import { swiperOptions } from './swiperOptions';
import { mediaTexts } from './texts';
import { useItemText } from './useItemText';
import { useAutoplay } from './useAutoplay';

export interface MediaSlidesProps {
  items: readonly MediaItem[];
  allowYouTube: boolean;
  /** Called with the id of an item that failed to load. */
  onHide: (id: string) => void;
}

/** Styles of the stacked slides. Only the visible slide accepts clicks. */
const slidesLook = {
  ...pictureFrame,
  '& .swiper, & .swiper-slide': { height: 1 },
  '& .swiper-slide': { pointerEvents: 'none', transitionProperty: 'opacity', bgcolor: 'background.paper' },
  '& .swiper-slide-active': { pointerEvents: 'auto' },
} as const;

/** Gallery carousel with keyboard control, captions and buttons. */
export function MediaSlides({ items, allowYouTube, onHide }: MediaSlidesProps) {
  const t = useText(mediaTexts);
  const textOf = useItemText();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(!still);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);

  const count = items.length;
  const active = Math.min(at, count - 1);
  const item = items[active];
  const showsFilm = ({ id, type }: MediaItem) => type === 'youtube' && id === item?.id && (asked === id || (allowYouTube && playing));
  // A YouTube poster gets an image's duration. The film's length applies only while the film plays.
  const duration = item && item.type === 'youtube' && !showsFilm(item) ? IMAGE_MS : slideDuration(item ?? { type: 'unknown', metadata: null });

  // The active slide is React state that Swiper follows, so a slide change requested while Swiper initializes is not lost.
  const go = (index: number) => {
    setAt((index + count) % count);
    setAsked(null);
  };
  // Whether Swiper's change comes from a swipe. Its other events are delayed echoes of programmatic changes and are ignored.
  const swiped = useRef(false);
  useEffect(() => {
    if (swiper && !swiper.destroyed && !swiped.current) swiper.slideToLoop(active);
    swiped.current = false;
  }, [swiper, active]);
  useAutoplay(playing && !hovered && !focused && count > 1, item?.id ?? '', duration, () => go(active + 1));

  const onKeyDown = (event: KeyboardEvent) => {
    // A video's own controls use the same keys for seeking.
    if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') go(active - 1);
    else if (event.key === 'ArrowRight') go(active + 1);
    else return;
    event.preventDefault();
  };

  if (!item) return null;
  const { title, description } = textOf(item);
  return (
    <Box
      onPointerEnter={({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Box sx={slidesLook} aria-live={playing ? 'off' : 'polite'}>
        <Swiper
          key={count > 1 ? 'many' : 'one'}
          modules={[EffectFade]}
          {...swiperOptions(count, still)}
          onSwiper={setSwiper}
          onSliderFirstMove={() => {
            swiped.current = true;
          }}
          onRealIndexChange={(box) => {
            if (swiped.current) go(box.realIndex);
            // After measuring its size again, Swiper returns to the slide that it was leaving, so the active slide is set again.
            else if (box.realIndex !== active) box.slideToLoop(active);
          }}
          onTransitionEnd={() => {
            swiped.current = false;
          }}
        >
          {items.map((each, index) => (
            <SwiperSlide key={each.id} role="group" aria-roledescription={t('slide')} aria-label={t('position', { title: textOf(each).title, index: index + 1, total: count })} inert={each.id !== item.id} aria-hidden={each.id !== item.id}>
              <MediaSlide
                item={each}
                playing={playing && each.id === item.id}
                filmShown={showsFilm(each)}
                allowYouTube={allowYouTube}
                onWatch={() => setAsked(each.id)}
                onFail={() => onHide(each.id)}
              />
            </SwiperSlide>
          ))}
        </Swiper>
      </Box>
      <Box sx={{ ...captionFrame, display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'row' }, justifyContent: { xs: 'flex-end', sm: 'space-between' }, gap: { xs: 2, sm: 6 } }}>
        <Box aria-hidden sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            {description}
          </Typography>
        </Box>
        {count > 1 && (
          <SlideControls
            titles={items.map((each) => textOf(each).title)}
            active={active}
            onChoose={go}
            playing={playing}
            onPlaying={(next) => {
              setPlaying(next);
              // A user who starts the carousel manually expects movement, although the focused button would otherwise pause it.
              if (next) setFocused(false);
            }}
            onPrevious={() => go(active - 1)}
            onNext={() => go(active + 1)}
          />
        )}
      </Box>
    </Box>
  );
}
