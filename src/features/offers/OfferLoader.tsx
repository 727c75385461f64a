import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { IllustrationName } from '../../components/illustration/drawings';
import { PlaceholderBox } from '../../components/PlaceholderBox';
import { StateMessage } from '../../components/StateMessage';
import { useSettings } from '../../i18n/SettingsProvider';
import { OffersFailed } from './OffersFailed';

export interface OfferLoaderProps<Offer> {
  offers: readonly Offer[] | undefined;
  failed: boolean;
  onRetry: () => void;
  id: string;
  texts: { loading: string; failed: string; missing: string; missingSentence: string; all: string };
  /** Whether search engines may index the offer's page. */
  isSearchable: (offer: Offer) => boolean;
  /** Returns the document title for an offer. */
  titleOf: (offer: Offer) => string;
  /** Path of the list of all offers. */
  allPath: string;
  illustration: IllustrationName;
  children: (offer: Offer) => ReactNode;
}

/** Shows one offer from the list, or its loading, failed or not-found state. */
export function OfferLoader<Offer extends { id: string }>({ offers, failed, onRetry, id, texts, isSearchable, titleOf, allPath, illustration, children }: OfferLoaderProps<Offer>) {
  const { identity } = useSettings();
  const titled = (name: string, content: ReactNode) => {
    const title = `${name} · ${identity.name}`;
    return (
      <>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        {content}
      </>
    );
  };
  if (!offers) {
    if (failed) return titled(texts.all, <OffersFailed level={1} title={texts.failed} onRetry={onRetry} />);
    return titled(
      texts.all,
      <Box role="status" sx={{ maxWidth: 1360, minHeight: '70vh', mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 10, md: 20 } }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.loading}</Typography>
        <Box aria-hidden sx={{ mt: 6, display: 'grid', gap: 12, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
          <div>
            <PlaceholderBox sx={{ width: '80%', height: { xs: 40, md: 64 } }} />
            <PlaceholderBox sx={{ mt: 7, height: 20 }} />
            <PlaceholderBox sx={{ mt: 3, width: '70%', height: 20 }} />
          </div>
          <PlaceholderBox sx={{ height: 360 }} />
        </Box>
      </Box>,
    );
  }
  const offer = offers.find((each) => each.id === id);
  if (offer) {
    return titled(
      titleOf(offer),
      <>
        {!isSearchable(offer) && <meta name="robots" content="noindex" />}
        {children(offer)}
      </>,
    );
  }
  return titled(
    texts.missing,
    <>
      <meta name="robots" content="noindex" />
      <StateMessage
        level={1}
        illustration={illustration}
        title={texts.missing}
        actions={
          <Button component={RouterLink} to={allPath} variant="contained" size="large">
            {texts.all}
          </Button>
        }
      >
        {texts.missingSentence}
      </StateMessage>
    </>,
  );
}
