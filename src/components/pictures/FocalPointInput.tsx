import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { pictureFile, widthUpTo, type FocalPoint, type StoredPicture } from '../../contract/pictures';
import { useText } from '../../i18n/useText';
import { focusRing } from '../../theme/focusRing';
import { pictureTexts } from './pictureTexts';

export interface FocalPointInputProps {
  picture: StoredPicture;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
}

const STEP = 5;
const MOVES: Readonly<Record<string, FocalPoint>> = { ArrowLeft: { x: -STEP, y: 0 }, ArrowRight: { x: STEP, y: 0 }, ArrowUp: { x: 0, y: -STEP }, ArrowDown: { x: 0, y: STEP } };
const AXES = ['x', 'y'] as const;
const CROPS = { square: '1', wide: '16 / 9' } as const;

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Point of a picture that stays visible when it is cropped: tapped on the picture, moved by arrow keys, or set by two sliders. */
export function FocalPointInput({ picture, value, onChange }: FocalPointInputProps) {
  const t = useText(pictureTexts);
  const id = useId();
  const src = pictureFile(picture.id, widthUpTo(picture, 960), 'webp');
  const tap = (event: MouseEvent<HTMLElement>) => {
    // A click by the keyboard has no place on the picture.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: within(((event.clientX - left) / width) * 100), y: within(((event.clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(value.x + by.x), y: within(value.y + by.y) });
  };
  return (
    <Box role="group" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography id={`${id}-title`} sx={{ fontWeight: 650 }}>
          {t('focal.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('focal.hint')}
        </Typography>
      </Box>
      <Box
        component="button"
        type="button"
        aria-label={t('focal.area', { x: value.x, y: value.y })}
        onClick={tap}
        onKeyDown={move}
        sx={{ position: 'relative', justifySelf: 'start', display: 'block', p: 0, border: 0, borderRadius: 1, overflow: 'hidden', lineHeight: 0, maxWidth: 1, cursor: 'crosshair', bgcolor: 'background.default', '&:focus-visible': focusRing }}
      >
        <Box component="img" src={src} alt="" width={picture.width} height={picture.height} draggable={false} sx={{ width: 'auto', maxWidth: 1, height: 'auto', maxHeight: 300 }} />
        <Box
          aria-hidden
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          sx={{ position: 'absolute', width: 36, height: 36, m: '-18px', borderRadius: '50%', border: '3px solid', borderColor: 'common.white', boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.7)', pointerEvents: 'none' }}
        />
      </Box>
      <Box sx={{ display: 'grid', columnGap: 6, rowGap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {AXES.map((axis) => (
          <Box key={axis} sx={{ minWidth: 0 }}>
            <Typography id={`${id}-${axis}`} variant="body2">
              {t(`focal.${axis}`)}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 4ch', gap: 4, alignItems: 'center', pl: 2 }}>
              <Slider aria-labelledby={`${id}-${axis}`} value={value[axis]} getAriaValueText={(percent) => `${percent} %`} onChange={(_, percent) => onChange({ ...value, [axis]: Number(percent) })} sx={{ '& .MuiSlider-thumb::before': { boxShadow: 'none' } }} />
              <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' }}>
                {value[axis]} %
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'flex-end' }}>
        {(['square', 'wide'] as const).map((crop) => (
          <Box key={crop} component="figure" sx={{ m: 0 }}>
            <Box component="img" src={src} alt="" style={{ objectPosition: `${value.x}% ${value.y}%` }} sx={{ display: 'block', height: 88, aspectRatio: CROPS[crop], objectFit: 'cover', borderRadius: 1 }} />
            <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`focal.${crop}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
