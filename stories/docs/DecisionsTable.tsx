const pages = import.meta.glob<string>('./decisions/0*.mdx', { eager: true, query: '?raw', import: 'default' });

/** Returns the number, the title and the first sentence of the context of a decision record. */
function parseDecision(path: string, text: string) {
  const file = path.replace(/^.*\/(.*)\.mdx$/, '$1');
  const title = /^# \d+ (?:· )?(.+)$/m.exec(text)?.[1] ?? file;
  const context = /## Context\s+([\s\S]*?)(?=\n##)/.exec(text)?.[1]?.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ') ?? '';
  return { number: file.slice(0, 3), title, why: /^.*?[.:](?= |$)/.exec(context)?.[0].replace(/:$/, '.') ?? context, address: `./?path=/docs/docs-decisions-${file}--docs` };
}

/** Table of the decision records, read from their pages. */
export function DecisionsTable() {
  return (
    <div className="rows">
      <table>
        <thead>
          <tr>
            <th scope="col">No</th>
            <th scope="col">Decision</th>
            <th scope="col">What made it necessary</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(pages).map(([path, text]) => {
            const { number, title, why, address } = parseDecision(path, text);
            return (
              <tr key={path}>
                <td>{number}</td>
                <th scope="row">
                  <a href={address} target="_top">
                    {title}
                  </a>
                </th>
                <td>{why}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
