import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { Form } from '../../../src/components/form/Form';
import { guestsSchema } from '../../../src/contract/selfService';
import { manageTexts } from '../../../src/features/selfservice/texts';
import { managed } from '../../fixtures/managed';

/** Decorator that renders the story in a form with a request's guest counts, overridden by `changes`, in the layout of the sheet. */
export const inForm =
  (changes: { adults?: number } = {}): Decorator =>
  (Story) => {
    const { adults, children } = managed('fr');
    return (
      <Form schema={guestsSchema} initialValues={{ adults, children, date: '2027-06-19', time: '17:00', words: '', ...changes }} texts={manageTexts} onSubmit={() => {}}>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Story />
        </Box>
      </Form>
    );
  };
