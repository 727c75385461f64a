import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { drawingOf } from '../../components/illustration/drawingOf';
import { Picture } from '../../components/Picture';

export interface Dish {
  id: string;
  name: string;
  description: string;
  /** Formatted price. Empty when unknown. */
  price: string;
  imageUrl: string;
}

export interface MenuCourseProps {
  title: string;
  /** Unit of all prices, shown once and only when there is a price. */
  unit: string;
  dishes: readonly Dish[];
  /** Whether dishes are shown with pictures. */
  drawn?: boolean;
}

/** One course of the menu. */
export function MenuCourse({ title, unit, dishes, drawn = false }: MenuCourseProps) {
  const id = useId();
  if (dishes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 12, md: 16 }, '&:first-of-type': { mt: 0 } }}>
      <Box sx={{ mb: 6, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 4 }}>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {dishes.some((dish) => dish.price) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {unit}
          </Typography>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 16 }}>
        {dishes.map((dish) => (
          <Box component="li" key={dish.id} sx={{ display: 'grid', gridTemplateColumns: drawn ? { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' } : 'minmax(0, 1fr)', columnGap: { xs: 4, sm: 5 }, alignItems: drawn ? 'center' : 'start', py: 5, borderTop: 1, borderColor: 'divider' }}>
            {drawn && <Picture imageUrl={dish.imageUrl} drawing={drawingOf(`${dish.id} ${dish.name}`, 'wood')} />}
            <div>
              <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 2 }}>
                <Typography variant="h4" component="h3">
                  {dish.name}
                </Typography>
                {dish.price && (
                  <>
                    <Box aria-hidden sx={{ flex: '1 1 16px', borderBottom: '2px dotted', borderColor: 'divider' }} />
                    <Typography variant="body2" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                      {dish.price}
                    </Typography>
                  </>
                )}
              </Box>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '52ch', textWrap: 'pretty' }}>
                {dish.description}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
