import { coverage } from 'virtual:coverage';
import { stateId } from './storyId';

const states = coverage.reduce((sum, { states: shown }) => sum + shown.length, 0);
const pictures = coverage.reduce((sum, each) => sum + each.pictures, 0);
const rooms = [...new Set(coverage.map(({ room }) => room))];

/** Everything that exists, with the states in which it is shown, as the code says. */
export function CoverageTable() {
  return (
    <>
      <p>
        <strong>{coverage.length}</strong> components, screens and mails in <strong>{states}</strong> states, guarded by <strong>{pictures}</strong> pictures.
      </p>
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
                <th scope="col">Pictures</th>
              </tr>
            </thead>
            <tbody>
              {coverage
                .filter((each) => each.room === room)
                .map(({ name, id, states: shown, pictures: count, exempt }) => (
                  <tr key={name}>
                    <th scope="row">{shown[0] ? <a href={`?path=/story/${id}--${stateId(shown[0])}`} target="_top">{name}</a> : name}</th>
                    <td data-name="States">{exempt ?? shown.join(', ')}</td>
                    <td data-name="Pictures">{count}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}
