import Link from '@mui/material/Link';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { BUSINESS, RETENTION_MONTHS } from '../../contract/business';
import { CookieSettings } from '../../features/consent/CookieSettings';
import { useText } from '../../i18n/useText';
import { privacyTexts } from './privacyTexts';

/** What is kept about people, and what they can do about it. */
export function PrivacyPage() {
  const t = useText(privacyTexts);
  const { name, email } = BUSINESS.privacyOfficer;
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} illustration="plate" />
      <PageWidth>
        <Prose title={t('officer.title')}>
          <p>{t('officer.sentence', { name })}</p>
          <p>
            {t('officer.write')} <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        </Prose>
        <Prose title={t('what.title')}>
          <ul>
            <li>{t('what.booking')}</li>
            <li>{t('what.contact')}</li>
            <li>{t('what.position')}</li>
            <li>{t('what.browser')}</li>
          </ul>
        </Prose>
        <Prose title={t('who.title')}>
          <ul>
            <li>{t('who.maps')}</li>
            <li>{t('who.mail')}</li>
            <li>{t('who.none')}</li>
          </ul>
        </Prose>
        <Prose id="cookies" title={t('cookies.title')}>
          <p>{t('cookies.sentence')}</p>
          <CookieSettings shape="card" />
        </Prose>
        <Prose title={t('keep.title')}>
          <p>{t('keep.sentence', { months: RETENTION_MONTHS })}</p>
        </Prose>
        <Prose title={t('rights.title')}>
          <p>{t('rights.sentence')}</p>
        </Prose>
      </PageWidth>
    </>
  );
}
