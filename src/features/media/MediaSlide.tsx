import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MediaItem } from '../../contract/media';
import { Illustration } from '../../components/illustration/Illustration';
import { useText } from '../../i18n/useText';
import { youTubeOf } from './items';
import { mediaTexts } from './texts';
import { useItemText } from './useItemText';
import { VideoSlide } from './VideoSlide';
import { YouTubeSlide } from './YouTubeSlide';

export interface MediaSlideProps {
  item: MediaItem;
  /** Whether a local video plays. */
  playing: boolean;
  /** Whether a YouTube film is shown instead of its poster. */
  filmShown: boolean;
  allowYouTube: boolean;
  onWatch: () => void;
  onFail: () => void;
}

/** One gallery item, in a frame that determines its size. */
export function MediaSlide({ item, playing, filmShown, allowYouTube, onWatch, onFail }: MediaSlideProps) {
  const t = useText(mediaTexts);
  const { title, description } = useItemText()(item);
  const film = youTubeOf(item);
  if (film) return <YouTubeSlide id={item.id} title={title} film={film} shown={filmShown} allowed={allowYouTube} onWatch={onWatch} />;
  if (item.type === 'video') return <VideoSlide src={item.src} title={title} playing={playing} onFail={onFail} />;
  if (item.type === 'image') {
    return <Box component="img" src={item.src} alt={description || title} loading="lazy" decoding="async" onError={onFail} sx={{ width: 1, height: 1, objectFit: 'cover', objectPosition: item.focal && `${item.focal.x}% ${item.focal.y}%`, display: 'block' }} />;
  }
  return (
    <Box sx={{ height: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3, textAlign: 'center', p: 4 }}>
      <Illustration name="plate" size={96} />
      <Typography sx={{ fontWeight: 650 }}>{t('unsupported')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {item.filename}
      </Typography>
    </Box>
  );
}
