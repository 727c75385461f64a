import type { Language } from '../../src/contract/language';
import type { RevisionFacts } from './changeFacts';
import { oneLine } from './cleanText';
import { MailLayout } from './layout';
import { siteName } from './links';
import { Button, Gap } from './components';
import { QuoteChange } from './QuoteChange';
import { SenderFooter } from './SenderFooter';
import { BREAKING, TYPE } from './styles';
import { translate } from './texts';

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
  const paragraphs = text.split(/(?:\r\n|\r|\n){2,}/).map((paragraph) => paragraph.split(/\r\n|\r|\n/).map(oneLine));
  return (
    <MailLayout
      language={language}
      preheader={paragraphs.flat().join(' ').slice(0, 140)}
      aside={reference}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={translate('letterWhy', language, { reference, site: siteName(publicUrl) })} />}
    >
      {paragraphs.map((lines, place) => (
        // Lines have no name of their own, and a sent mail never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place}>
          {place > 0 && <Gap size={16} />}
          <p style={{ ...TYPE.body, ...BREAKING }}>
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>
                {index > 0 && <br />}
                {line}
              </span>
            ))}
          </p>
        </div>
      ))}
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
