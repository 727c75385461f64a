import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Form } from '../../../../src/components/form/Form';
import { editRule, type EditValues } from '../../../../src/features/inbox/content/editValues';
import type { ContentSlots } from '../../../../src/features/inbox/content/slots';
import { contentTexts } from '../../../../src/features/inbox/content/texts';
import { contentOf, type HandValues } from '../../../../src/features/inbox/content/values';
import { DietsField } from '../../../../src/features/diets/DietsField';
import { MenuOptions } from '../../../../src/features/booking/MenuOptions';
import { waitingRequest } from '../../../fixtures/inbox';
import type { PlayContext } from '../../../fixtures/playContext';
import { translator } from '../../../fixtures/translate';
import { PlainLocation, plainDay } from '../../booking/steps';

export const content = ({ globals }: Pick<PlayContext, 'globals'>) => translator(contentTexts, globals['locale']);

/** Edit of the meal for forty-six, without changes. */
export const EDIT: EditValues = { ...contentOf(waitingRequest('fr').request), askedBy: 'owner', adjusting: false, withMail: true, lines: [], reason: '', subject: 'Changement', text: 'Bonjour Julie,' };

const never = () => new Promise<void>(() => {});

/** Renders a story inside a form of a request's content, spaced as there, with the values of `parameters.content`. Submitting never resolves. */
export const inContentForm: Decorator = (Story, { parameters }) => (
  <Form<EditValues & Partial<HandValues>> schema={editRule(null)} initialValues={{ ...EDIT, ...(parameters['content'] as Partial<EditValues & HandValues> | undefined) }} texts={contentTexts} onSubmit={never}>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Story />
    </Box>
  </Form>
);

/** Parts of the form that belong to other features. The date and the place are plain fields. */
export const SLOTS: ContentSlots = {
  renderDay: plainDay,
  renderPlace: (slot) => <PlainLocation slot={slot} />,
  renderMenu: (slot) => <MenuOptions {...slot} />,
  diets: <DietsField />,
};
