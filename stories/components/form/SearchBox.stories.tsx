import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SearchBox } from '../../../src/components/form/SearchBox';
import { guidance } from '../../docs/guidance';
import { expectTouchTargets } from '../../fixtures/layoutAssertions';

const meta = preview.meta({
  component: SearchBox,
  parameters: { docs: { description: { component: guidance('form/SearchBox') } } },
  args: { label: 'Chercher', hint: 'Une fleur, un légume', clear: 'Effacer la recherche', value: '', onTextChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Box sx={{ p: 6, maxWidth: 340 }}>
        <SearchBox {...args} value={value} onTextChange={setValue} />
      </Box>
    );
  },
});

/** Empty search box. Checks that no clear button is shown. */
export const Default = meta.story({
  async play({ canvas, args }) {
    await expect(canvas.getByRole('searchbox', { name: args.label })).toHaveAttribute('placeholder', args.hint);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Filled search box. Checks that one click clears the field and keeps the focus for typing. */
export const Filled = meta.story({
  args: { value: 'bette' },
  async play({ canvas, args, userEvent }) {
    const field = canvas.getByRole('searchbox');
    await expectTouchTargets([canvas.getByRole('button', { name: args.clear })]);
    await userEvent.click(canvas.getByRole('button', { name: args.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'carotte');
    await expect(field).toHaveValue('carotte');
  },
});
