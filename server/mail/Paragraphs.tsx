import { oneLine } from './cleanText';
import { Gap } from './components';
import { BREAKING, TYPE } from './styles';

/** Text that a person wrote, rendered as text, never as markup. Paragraphs are separated by an empty line. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/(?:\r\n|\r|\n){2,}/).map((paragraph) => paragraph.split(/\r\n|\r|\n/).map(oneLine));
  return paragraphs.map((lines, place) => (
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
  ));
}
