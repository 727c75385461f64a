import type { Language } from '../../src/contract/language';
import type { RevisionFacts } from './changeFacts';
import { oneLine } from './cleanText';
import { MailLayout } from './layout';
import { siteName } from './links';
import { Button, Gap } from './components';
import { Paragraphs } from './Paragraphs';
import { QuoteChange } from './QuoteChange';
import { SenderFooter } from './SenderFooter';
import { useMail } from './mailContext';

export interface OwnerMailProps {
  language: Language;
  reference: string;
  /** The letter as the owner wrote it. Paragraphs are separated by an empty line. */
  text: string;
  publicUrl: string;
  /** Change of the quote, shown independently of the letter's text, as is the link to the request (`manageUrl`). */
  revision?: RevisionFacts | null;
  manageUrl?: string | null;
}

/** Letter with the owner's own text about a request. The content is rendered as text, never as markup. */
export function OwnerMail({ language, reference, text, publicUrl, revision = null, manageUrl = null }: OwnerMailProps) {
  const { translate } = useMail();
  return (
    <MailLayout
      language={language}
      preheader={oneLine(text).slice(0, 140)}
      aside={reference}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={translate('letterWhy', language, { reference, site: siteName(publicUrl) })} />}
    >
      <Paragraphs text={text} />
      {revision && (
        <>
          <Gap size={28} />
          <QuoteChange facts={revision} />
        </>
      )}
      {manageUrl !== null && (
        <>
          <Gap size={24} />
          <Button href={manageUrl} quiet>
            {translate('manage', language)}
          </Button>
        </>
      )}
    </MailLayout>
  );
}
