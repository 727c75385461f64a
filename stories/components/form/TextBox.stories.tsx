import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextBox } from '../../../src/components/form/TextBox';
import { guidance } from '../../docs/guidance';

const meta = preview.meta({
  component: TextBox,
  parameters: { docs: { description: { component: guidance('form/TextBox') } } },
  args: { id: 'example', label: 'Nom du jardin', value: '', onTextChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 480 }}>
        <TextBox {...args} value={value} onTextChange={setValue} />
      </Box>
    );
  },
});

/** Text field without a form: the parent component holds the value. */
export const Default = meta.story({
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('textbox', { name: args.label });
    await expect(field).not.toHaveAttribute('aria-describedby');
    await userEvent.type(field, 'Les Petites Bettes');
    await expect(field).toHaveValue('Les Petites Bettes');
  },
});

export const Invalid = meta.story({
  args: { required: true, error: true, helperText: 'Aucun jardin ne porte ce nom.', value: 'Les Grandes Bettes' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: args.label });
    await expect(field).toHaveAccessibleDescription(args.helperText ?? '');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeRequired();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'Les Petites Bettes', helperText: 'Le nom ne change plus.' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('textbox', { name: args.label })).toBeDisabled();
  },
});
