import { PALETTE } from '../../src/contract/palette';
import { PAIRS } from '../foundations/ColourTable';
import { contrast } from '../foundations/contrast';

/** Contrast ratio of every pair of adjacent colours in both schemes, calculated from the theme. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Words on ground</th>
          <th scope="col">Dark</th>
          <th scope="col">Light</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(({ foreground, behind, use }) => (
          <tr key={use}>
            <th scope="row">{use}</th>
            <td>
              {foreground} on {behind}
            </td>
            {(['dark', 'light'] as const).map((scheme) => {
              const { [foreground]: front, [behind]: back } = PALETTE[scheme];
              return (
                <td key={scheme} style={{ backgroundColor: back, color: front }}>
                  {contrast(front, back).toFixed(1)} : 1
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
