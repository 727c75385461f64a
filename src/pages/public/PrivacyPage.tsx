import Link from '@mui/material/Link';
import { PageIntro } from '../../components/PageIntro';
import { PageWidth } from '../../components/PageWidth';
import { Prose } from '../../components/Prose';
import { useRichText } from '../../components/useRichText';
import { CookieSettings } from '../../features/consent/CookieSettings';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { useRenderedText } from '../../i18n/textRenderer';
import { privacyTexts } from './privacyTexts';

/** Page about the personal data that is stored, and people's rights over the data. */
export function PrivacyPage() {
  const t = useText(privacyTexts);
  const renderText = useRenderedText(privacyTexts);
  const rich = useRichText(privacyTexts);
  const { identity, rules } = useSettings();
  const { name, email } = identity.privacyOfficer;
  return (
    <>
      <PageIntro title={renderText('title')} lead={renderText('lead')} illustration="plate" />
      <PageWidth>
        <Prose title={renderText('officer.title')}>
          {rich('officer.sentence', { name })}
          <p>
            {t('officer.write')} <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        </Prose>
        <Prose title={renderText('what.title')}>
          <ul>
            <li>{renderText('what.booking')}</li>
            <li>{renderText('what.card')}</li>
            <li>{renderText('what.seats')}</li>
            <li>{renderText('what.contact')}</li>
            <li>{renderText('what.account')}</li>
            <li>{renderText('what.position')}</li>
            <li>{renderText('what.browser')}</li>
          </ul>
        </Prose>
        <Prose title={renderText('who.title')}>
          <ul>
            <li>{renderText('who.maps')}</li>
            <li>{renderText('who.mail')}</li>
            <li>{renderText('who.none')}</li>
          </ul>
        </Prose>
        <Prose id="cookies" title={renderText('cookies.title')}>
          {rich('cookies.sentence')}
          <CookieSettings shape="card" />
        </Prose>
        <Prose title={renderText('keep.title')}>
          {rich('keep.sentence', { months: rules.retentionMonths })}
        </Prose>
        <Prose title={renderText('rights.title')}>
          {rich('rights.sentence')}
        </Prose>
      </PageWidth>
    </>
  );
}
