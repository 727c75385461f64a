import { GUIDANCE, nameOf, pageOf } from './guidance';

/** Table of the shared components, with advice on when to use each one. */
export function GuidanceTable() {
  return (
    <div className="rows">
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Use it</th>
            <th scope="col">Not</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(GUIDANCE).map(([place, { use, not }]) => (
            <tr key={place}>
              <th scope="row">
                <a href={pageOf(place)} target="_top">
                  {nameOf(place)}
                </a>
              </th>
              <td data-name="Use it">{use}</td>
              <td data-name="Not">{not}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
