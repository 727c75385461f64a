import type { Language } from '../../src/contract/language';
import type { RevisionFacts } from './changeFacts';
import { oneLine } from './cleanText';
import { MailFrame } from './layout';
import { siteName } from './links';
import { Button, Gap } from './parts';
import { QuoteChange } from './QuoteChange';
import { SenderFooter } from './SenderFooter';
import { BREAKING, TYPE } from './styles';
import { say } from './texts';

export interface OwnerLetterProps {
  language: Language;
  reference: string;
  /** The letter as the owner wrote it: paragraphs are divided by an empty line. */
  text: string;
  publicUrl: string;
  /** What goes with the letter whatever its words are: how the quote changed, and the way to the request. */
  revision?: RevisionFacts | null;
  manageUrl?: string | null;
}

/** A letter of the owner's own words about a request. Whatever stands in it is text: none of it becomes markup. */
export function OwnerLetter({ language, reference, text, publicUrl, revision = null, manageUrl = null }: OwnerLetterProps) {
  const paragraphs = text.split(/(?:\r\n|\r|\n){2,}/).map((paragraph) => paragraph.split(/\r\n|\r|\n/).map(oneLine));
  return (
    <MailFrame
      language={language}
      preheader={paragraphs.flat().join(' ').slice(0, 140)}
      aside={reference}
      footer={<SenderFooter language={language} publicUrl={publicUrl} why={say('letterWhy', language, { reference, site: siteName(publicUrl) })} />}
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
            {say('manage', language)}
          </Button>
        </>
      )}
    </MailFrame>
  );
}
