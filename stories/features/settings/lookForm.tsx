import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Form } from '../../../src/components/form/Form';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import { look as schema } from '../../../src/contract/lookSchema';
import type { Look } from '../../../src/contract/settings';
import { lookTexts } from '../../../src/features/settings/lookTexts';

/** Decorator with the form of the look around a story, filled in with the look of a new installation or another one. */
export const inLookForm = (look: Look = DEFAULT_SETTINGS.look) =>
  function InLookForm(Story: () => ReactNode) {
    return (
      <Form schema={schema} initialValues={look} texts={lookTexts} onSubmit={() => {}}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          <Story />
        </Box>
      </Form>
    );
  };
