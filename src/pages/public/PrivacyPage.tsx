import Link from '@mui/material/Link';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { useRichText } from '../../components/useRichText';
import { BUSINESS, RETENTION_MONTHS } from '../../contract/business';
import { CookieSettings } from '../../features/consent/CookieSettings';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { privacyTexts } from './privacyTexts';

/** Page about the personal data that is stored, and people's rights over the data. */
export function PrivacyPage() {
  const t = useText(privacyTexts);
  const words = useRenderedText(privacyTexts);
  const rich = useRichText(privacyTexts);
  const { name, email } = BUSINESS.privacyOfficer;
  return (
    <>
      <PageIntro title={words('title')} lead={words('lead')} illustration="plate" />
      <PageWidth>
        <Prose title={words('officer.title')}>
          {rich('officer.sentence', { name })}
          <p>
            {t('officer.write')} <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        </Prose>
        <Prose title={words('what.title')}>
          <ul>
            <li>{words('what.booking')}</li>
            <li>{words('what.seats')}</li>
            <li>{words('what.contact')}</li>
            <li>{words('what.account')}</li>
            <li>{words('what.position')}</li>
            <li>{words('what.browser')}</li>
          </ul>
        </Prose>
        <Prose title={words('who.title')}>
          <ul>
            <li>{words('who.maps')}</li>
            <li>{words('who.mail')}</li>
            <li>{words('who.none')}</li>
          </ul>
        </Prose>
        <Prose id="cookies" title={words('cookies.title')}>
          {rich('cookies.sentence')}
          <CookieSettings shape="card" />
        </Prose>
        <Prose title={words('keep.title')}>
          {rich('keep.sentence', { months: RETENTION_MONTHS })}
        </Prose>
        <Prose title={words('rights.title')}>
          {rich('rights.sentence')}
        </Prose>
      </PageWidth>
    </>
  );
}
