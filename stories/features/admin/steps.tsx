import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { ResourceRecord } from '../../../src/api/resources';
import { Form } from '../../../src/components/form/Form';
import { fieldsOf } from '../../../src/features/admin/fields';
import { formSchema } from '../../../src/features/admin/formSchema';
import type { Field, Manifest, Values } from '../../../src/features/admin/manifest';
import { textsOf } from '../../../src/features/admin/textsOf';
import { valuesOf } from '../../../src/features/admin/values';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

/** Mock that receives the submitted values. */
export const onSubmit = fn<(values: Values) => void>().mockName('sent');

export interface Around {
  manifest: Manifest;
  resource?: ResourceRecord | null;
  /** Values that override those of the record. */
  values?: Values;
  narrow?: boolean;
}

/** Decorator that renders the component inside the form of a manifest. */
export const inForm = ({ manifest, resource = null, values = {}, narrow = false }: Around) => {
  const initialValues = { ...valuesOf(manifest, resource), ...values };
  return function InForm(Story: () => ReactNode) {
    return (
      <Box sx={{ p: narrow ? 4 : 6, width: narrow ? 320 : 1, maxWidth: 960 }}>
        <Form schema={formSchema(manifest, resource === null)} initialValues={initialValues} texts={textsOf(manifest, resource === null)} onSubmit={(taken) => onSubmit(taken)}>
          <Story />
          <Button type="submit" sx={{ mt: 4 }}>
            OK
          </Button>
        </Form>
      </Box>
    );
  };
};

/** Returns a manifest's field by name. */
export function fieldNamed(manifest: Manifest, name: string): Field {
  const field = fieldsOf(manifest).find((each) => each.name === name);
  if (!field) throw new Error(`${manifest.resource} has no field ${name}`);
  return field;
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the label of a value in a manifest's form. */
export const labelOf = (manifest: Manifest, { globals }: Pick<PlayContext, 'globals'>, name: string): string => {
  const [, field = name, row, part] = /^(\w+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const t = translator(textsOf(manifest, true), globals['locale']) as (name: string) => string;
  return row === undefined ? t(`fields.${name}.label`) : `${t(`fields.${field}.${part ?? ''}.label`)} (${Number(row) + 1})`;
};

/** Returns a form control by the name of its value, with or without the required mark. */
export const controlOf = (manifest: Manifest, steps: PlayContext, name: string): HTMLElement => steps.canvas.getByLabelText(new RegExp(`^${quoted(labelOf(manifest, steps, name))}\\s*\\*?$`));
