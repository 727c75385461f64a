import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { IllustrationName } from '../../components/illustration/drawings';
import { StateMessage } from '../../components/StateMessage';
import { OffersFailed } from './OffersFailed';

export interface OneOfferProps<Offer> {
  offers: readonly Offer[] | undefined;
  failed: boolean;
  onRetry: () => void;
  id: string;
  words: { loading: string; failed: string; missing: string; missingSentence: string; all: string };
  /** Where all the others are. */
  allPath: string;
  illustration: IllustrationName;
  children: (offer: Offer) => ReactNode;
}

/** One offer out of the list, or why it is not there: on its way, unreadable, or gone. */
export function OneOffer<Offer extends { id: string }>({ offers, failed, onRetry, id, words, allPath, illustration, children }: OneOfferProps<Offer>) {
  if (!offers) {
    if (failed) return <OffersFailed level={1} title={words.failed} onRetry={onRetry} />;
    return (
      <Box role="status" sx={{ maxWidth: 1360, minHeight: '70vh', mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 10, md: 20 } }}>
        <Typography sx={{ color: 'text.secondary' }}>{words.loading}</Typography>
        <Box aria-hidden sx={{ mt: 6, display: 'grid', gap: 12, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
          <div>
            <Skeleton animation={false} sx={{ width: '80%', typography: 'h1' }} />
            <Skeleton animation={false} sx={{ mt: 5 }} />
            <Skeleton animation={false} sx={{ width: '70%' }} />
          </div>
          <Skeleton variant="rounded" animation={false} height={360} />
        </Box>
      </Box>
    );
  }
  const offer = offers.find((each) => each.id === id);
  if (offer) return children(offer);
  return (
    <>
      <meta name="robots" content="noindex" />
      <StateMessage
        level={1}
        illustration={illustration}
        title={words.missing}
        actions={
          <Button component={RouterLink} to={allPath} variant="contained" size="large">
            {words.all}
          </Button>
        }
      >
        {words.missingSentence}
      </StateMessage>
    </>
  );
}
