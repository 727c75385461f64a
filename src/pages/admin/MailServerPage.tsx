import { PageWidth } from '../../components/PageWidth';
import { MailServer } from '../../features/settings/MailServer';

/** Page of the mail server through which the site's mails leave. */
export function MailServerPage() {
  return (
    <PageWidth>
      <MailServer />
    </PageWidth>
  );
}
