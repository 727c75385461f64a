import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { parseRecord, type ApiRecord } from '../../../src/contract/apiRecord';
import { listTexts } from '../../../src/features/admin/listTexts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

/** Returns the list texts in the story's language. */
export const list = ({ globals }: Pick<PlayContext, 'globals'>) => translator(listTexts, globals['locale']);

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="address" style={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}>
      {pathname + search}
    </output>
  );
}

/** Decorator that shows the current address in an output named "address". */
export const addressed = (Story: () => ReactNode) => (
  <>
    <Story />
    <Address />
  </>
);

const LONG = 'Grand méchoui de la Saint-Jean-Baptiste avec cochon de lait entier, boulangerie artisanale et anticonstitutionnellement longue soirée';

/** Event with texts of the maximum length, in one language only. */
export const longEvent: ApiRecord = parseRecord({ id: 'long', version: 1, name_fr: LONG, name_en: '', description_fr: LONG, description_en: '', location: `${LONG}, ${LONG}`, date: '2027-06-24', price: 99_999.99, capacity: 100_000, visibility: 'private', isActive: true });

/** Returns the given number of events, with every third one hidden. */
export const manyEvents = (count: number): ApiRecord[] =>
  Array.from({ length: count }, (_, index) =>
    parseRecord({ id: `event-${index}`, version: 1, name_fr: `Fête ${index + 1}`, name_en: `Party ${index + 1}`, description_fr: '', description_en: '', location: 'St-Liboire', date: '2027-07-01', price: (index * 37) % 500, capacity: 40, visibility: 'public', isActive: index % 3 !== 2 }),
  );

/** Waits until the given number of rows is shown, not counting the header row. */
export const shown = async ({ canvas }: PlayContext, count: number) => waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(count + 1));

/** Returns the output with the current address in a story decorated with `addressed`. */
export const address = ({ canvas }: PlayContext) => canvas.getByLabelText('address');

/** Selects a row. */
export const choose = async ({ canvas, userEvent }: PlayContext, index: number) => {
  const box = canvas.getAllByRole('checkbox')[index + 1];
  if (box) await userEvent.click(box);
};

/** Clicks a button once it is rendered. */
export const clickButton = async (steps: PlayContext, name: string | RegExp) => steps.userEvent.click(await steps.canvas.findByRole('button', { name }));
