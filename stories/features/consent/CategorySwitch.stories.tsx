import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { CategorySwitch } from '../../../src/features/consent/CategorySwitch';
import { normalizeSpaces } from '../../fixtures/translate';

const meta = preview.meta({
  component: CategorySwitch,
  args: { name: 'Statistiques', text: 'Google Analytics compte les visites et les pages vues.', checked: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 620 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Switch off. Checks that its name and description are announced. */
export const Off = meta.story({
  async play({ canvas, args }) {
    const toggle = canvas.getByRole('switch', { name: args.name });
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(normalizeSpaces(args.text));
  },
});

export const On = meta.story({
  args: { checked: true },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('switch', { name: args.name })).toBeChecked();
  },
});

/** Switch toggled by its label, by the control itself and by keyboard. */
export const Toggled = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ canvas, args, userEvent }) {
    const toggle = canvas.getByRole('switch', { name: args.name });
    await userEvent.click(canvas.getByText(args.name));
    await userEvent.click(toggle);
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(3);
  },
});

/** Locked switch: always on, with a note that says so. */
export const Locked = meta.story({
  args: { name: 'Nécessaires', text: 'Votre langue et votre connexion.', note: 'Toujours actifs', checked: true, onToggle: undefined },
  async play({ canvas, args }) {
    const toggle = canvas.getByRole('switch', { name: args.name });
    await expect(toggle).toBeChecked();
    await expect(toggle).toBeDisabled();
    await expect(toggle).toHaveAccessibleDescription(`${args.note ?? ''} ${args.text}`);
  },
});

/** Long name at 320 px. Checks that the name wraps beside the switch. */
export const LongText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    name: 'Personnalisation des contenus et des recommandations saisonnières',
    text: 'Une description qui prend son temps, parce que la loi demande qu’une personne sache à quoi elle consent, avec qui ses renseignements sont partagés et où ils sont conservés.',
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText(args.name)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
