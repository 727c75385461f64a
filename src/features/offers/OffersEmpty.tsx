import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { IllustrationName } from '../../components/illustration/drawings';
import { StateMessage } from '../../components/StateMessage';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { offersTexts } from './texts';

export interface OffersEmptyProps {
  illustration: IllustrationName;
  title: string;
  sentence: string;
  level?: 2 | 3;
}

/** Empty state of the offers: explains that nothing is scheduled yet and what comes next. */
export function OffersEmpty({ illustration, title, sentence, level = 3 }: OffersEmptyProps) {
  const t = useText(offersTexts);
  const language = useLanguage();
  return (
    <StateMessage
      level={level}
      illustration={illustration}
      title={title}
      actions={
        <Button component={RouterLink} to={`/${language}/contact`} variant="outlined">
          {t('write')}
        </Button>
      }
    >
      {sentence}
    </StateMessage>
  );
}
