import type { Decorator } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fn } from 'storybook/test';
import { Form } from '../../../src/components/form/Form';
import type { DietValues } from '../../../src/contract/dietKinds';
import { dietsFormSchema } from '../../../src/contract/selfService';
import { manageTexts } from '../../../src/features/selfservice/texts';

/** Mock that receives the submitted values. */
export const onSubmit = fn();

/** Decorator that renders the story in a form for twelve guests with the given dietary needs. */
export const inForm =
  (diets: DietValues[]): Decorator =>
  (Story) => (
    <Box sx={{ p: 4, maxWidth: 640 }}>
      <Form<{ diets: DietValues[]; adults: number; children: number }> schema={dietsFormSchema} initialValues={{ diets, adults: 12, children: 0 }} texts={manageTexts} onSubmit={({ diets: lines }) => void onSubmit(lines)}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Story />
          <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
            OK
          </Button>
        </Box>
      </Form>
    </Box>
  );
