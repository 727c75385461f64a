import { LANGUAGES, LOCALES } from '../../src/contract/language';
import { TERMS } from './terminology';

/** Glossary table: the preferred terms in both languages and the terms to avoid. */
export function TerminologyTable() {
  return (
    <div className="rows">
      <table>
        <thead>
          <tr>
            <th scope="col">Français</th>
            <th scope="col">English</th>
            <th scope="col">What it stands for</th>
            <th scope="col">Not</th>
          </tr>
        </thead>
        <tbody>
          {TERMS.map(({ fr, en, means, not }) => (
            <tr key={fr}>
              <th scope="row" lang={LOCALES.fr}>
                {fr}
              </th>
              <td>
                <strong>{en}</strong>
              </td>
              <td data-name="What it stands for">{means}</td>
              <td data-name={not ? 'Not' : undefined}>
                {LANGUAGES.map((language) => (
                  <div key={language} lang={LOCALES[language]}>
                    {not?.[language]?.map((word) => <s key={word} style={{ marginRight: '0.75em' }}>{word}</s>)}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
