import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { BULLETS_SHOWN, bulletScale, firstBullet } from './swiperOptions';
import { mediaTexts } from './texts';

/** Width of a bullet's touch target, in pixels. */
const WIDTH = 44;

export interface SlideBulletsProps {
  titles: readonly string[];
  active: number;
  onChoose: (index: number) => void;
}

/**
 * One bullet per slide: five are visible, the larger the closer to the active one. Replaces Swiper's bullets, which are written as markup under a
 * Trusted Types policy that Swiper recreates each time and the browser allows only once.
 */
export function SlideBullets({ titles, active, onChoose }: SlideBulletsProps) {
  const t = useText(mediaTexts);
  const first = firstBullet(active, titles.length);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Moves the focus along with the slide. Without this, a bullet that becomes hidden would lose the focus.
    if (!group.current?.contains(document.activeElement)) return;
    group.current.querySelectorAll('button').item(active).focus({ preventScroll: true });
  }, [active]);
  return (
    <Box ref={group} role="group" aria-label={t('bullets')} sx={{ width: Math.min(titles.length, BULLETS_SHOWN) * WIDTH, overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', width: 'max-content', transform: `translateX(${-first * WIDTH}px)`, transition: 'transform 250ms' }}>
        {titles.map((title, index) => (
          <ButtonBase
            key={`${String(index)} ${title}`}
            aria-label={t('show', { title, index: index + 1, total: titles.length })}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => onChoose(index)}
            // Becomes visible without a transition, because a hidden button cannot take the focus.
            sx={{ width: WIDTH, height: 44, borderRadius: 999, transition: 'none', visibility: index < first || index >= first + BULLETS_SHOWN ? 'hidden' : 'visible', '&.Mui-focusVisible': { outlineOffset: '-4px' } }}
          >
            <Box
              component="span"
              sx={{
                width: index === active ? 26 : 14,
                height: 14,
                borderRadius: 999,
                bgcolor: index === active ? 'primary.main' : 'text.secondary',
                transform: `scale(${bulletScale(index - active)})`,
                transition: 'transform 250ms, width 250ms',
              }}
            />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
