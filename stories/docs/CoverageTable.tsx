import { coverage } from 'virtual:coverage';
import { stateId } from './storyId';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const states = sum(coverage.map((each) => each.states.length));
const tests = sum(coverage.map((each) => each.tests));
const screenshots = sum(coverage.map((each) => each.pictures));
const rooms = [...new Set(coverage.map(({ room }) => room))];
const exempt = coverage.filter((each) => each.exempt !== null);

/** Table of all components and the states that their stories show, read from the code. */
export function CoverageTable() {
  return (
    <>
      <p>
        <strong>{coverage.length}</strong> components, screens and mails in <strong>{states}</strong> states; <strong>{tests}</strong> more stories only test. <strong>{screenshots}</strong> screenshots are compared.
      </p>
      <h2>Without a story of their own</h2>
      <ul>
        {exempt.map(({ room, name, exempt: reason }) => (
          <li key={name}>
            {room}/{name}: {reason}
          </li>
        ))}
      </ul>
      <h2>By folder</h2>
      {rooms.map((room) => (
        <details key={room} className="rows">
          <summary>
            {room}, {coverage.filter((each) => each.room === room).length}
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">States</th>
                <th scope="col">Tests only</th>
                <th scope="col">Screenshots</th>
              </tr>
            </thead>
            <tbody>
              {coverage
                .filter((each) => each.room === room)
                .map(({ name, id, states: shown, tests: hidden, pictures: count, exempt: reason }) => (
                  <tr key={name}>
                    <th scope="row">{shown[0] ? <a href={`./?path=/story/${id}--${stateId(shown[0])}`} target="_top">{name}</a> : name}</th>
                    <td data-name="States">{reason ?? shown.join(', ')}</td>
                    <td data-name="Tests only">{hidden}</td>
                    <td data-name="Screenshots">{count}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}
