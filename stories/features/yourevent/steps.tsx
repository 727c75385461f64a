import type { Decorator } from '@storybook/react-vite';
import { Form } from '../../../src/components/form/Form';
import { yourEventSchema } from '../../../src/contract/yourEvent';
import { EMPTY_EVENT, type YourEventValues } from '../../../src/features/yourevent/draft';
import { yourEventTexts } from '../../../src/features/yourevent/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(yourEventTexts, globals['locale']);

/** Event with everything decided except its date. */
export const EVENING: YourEventValues = { ...EMPTY_EVENT, hostName: 'Julie Gagnon', location: '12, rue du Roi, Sorel-Tracy', adults: 12, children: 3, kind: 'event', kitchen: 'smokehouse', meats: ['brisket'] };

/** Decorator that renders the component in the form of the three steps, with the values of the parameter `party`. */
export const inSteps: Decorator = (Story, { parameters }) => (
  <Form<YourEventValues> schema={yourEventSchema} initialValues={{ ...EMPTY_EVENT, ...(parameters['party'] as Partial<YourEventValues> | undefined) }} texts={yourEventTexts} onSubmit={() => {}}>
    <Story />
  </Form>
);
