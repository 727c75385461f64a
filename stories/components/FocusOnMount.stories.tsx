import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { FocusOnMount } from '../../src/components/FocusOnMount';
import { guidance } from '../docs/guidance';

function Replaced() {
  const [done, setDone] = useState(false);
  if (!done) return <Button onClick={() => setDone(true)}>Envoyer</Button>;
  return (
    <FocusOnMount>
      <Typography>C’est envoyé.</Typography>
    </FocusOnMount>
  );
}

const meta = preview.meta({ component: FocusOnMount, parameters: { docs: { description: { component: guidance('FocusOnMount') } } }, args: { children: null }, render: () => <Replaced /> });

/** Button replaced by its result. Checks that the focus moves to the result. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('C’est envoyé.').parentElement).toHaveFocus();
  },
});
