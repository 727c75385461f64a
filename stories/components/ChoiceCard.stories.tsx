import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { CheckLine } from '../../src/components/CheckLine';
import { ChoiceCard } from '../../src/components/ChoiceCard';
import { Illustration } from '../../src/components/illustration/Illustration';
import { guidance } from '../docs/guidance';
import { expectTouchTargets, expectNoOverflow } from '../fixtures/layoutAssertions';

const meta = preview.meta({
  component: ChoiceCard,
  parameters: { docs: { description: { component: guidance('ChoiceCard') } } },
  args: { name: 'Côtes levées', description: 'Six heures de boucane d’érable, laquées à la fin.', effect: '9,75 $ par convive', checked: false, onToggle: () => {} },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Box sx={{ p: 4, maxWidth: 480 }}>
        <ChoiceCard {...args} checked={checked} onToggle={() => setChecked(!checked)} />
      </Box>
    );
  },
});

/** Unchecked card. Checks that the whole card is the checkbox, with the title as its name and the rest as its description. */
export const Unchecked = meta.story({
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Côtes levées' });
    await expect(box).toHaveAccessibleDescription('Six heures de boucane d’érable, laquées à la fin. 9,75 $ par convive');
    await expect(box).not.toBeChecked();
    await expectTouchTargets([box.closest('label') ?? box]);
    await userEvent.click(canvas.getByText('9,75 $ par convive'));
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Côtes levées'));
    await expect(box).not.toBeChecked();
  },
});

export const Checked = meta.story({
  tags: ['layout'],
  args: { checked: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Côtes levées' })).toBeChecked();
  },
});

/** Keyboard focus. Checks that the focus ring surrounds the whole card. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Côtes levées' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

/** Card with a name only. Checks that no description is announced. */
export const NameOnly = meta.story({
  args: { description: undefined, effect: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Côtes levées' })).not.toHaveAttribute('aria-describedby');
  },
});

export const WithPicture = meta.story({ args: { checked: true, picture: <Illustration name="ribs" size={72} /> } });

/** Card with suboptions. Checks that each suboption is checked independently. */
export const WithChildren = meta.story({
  args: {
    name: 'Macaroni gratiné',
    description: 'Cheddar vieilli, chapelure de pain de ménage.',
    effect: '4,00 $ par convive',
    checked: true,
    picture: <Illustration name="sides" size={72} />,
    children: (
      <>
        <CheckLine label="Chapelure de bacon" effect="+ 1,00 $" checked onToggle={() => {}} />
        <CheckLine label="Sans gluten" effect="+ 1,50 $" checked={false} onToggle={() => {}} />
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(canvas.getByText('Sans gluten'));
    await expect(canvas.getByRole('checkbox', { name: 'Macaroni gratiné' })).toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    name: 'Flanc de porc du Québec élevé sans antibiotiques, confit anticonstitutionnellement longtemps',
    description: 'Saumuré trois jours, fumé douze heures au bois d’érable et de pommier, puis tranché devant vos convives avec les couteaux de la maison.',
    effect: '1 234,50 $ pour l’ensemble de vos convives, service compris',
    checked: true,
    picture: <Illustration name="ribs" size={72} />,
  },
  decorators: [
    (Story) => (
      <Box sx={{ width: 320 }}>
        <Story />
      </Box>
    ),
  ],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play({ canvas, args }) {
    await expectNoOverflow([canvas.getByText(args.name), canvas.getByText(args.description ?? ''), canvas.getByText('1 234,50 $ pour l’ensemble de vos convives, service compris'), canvas.getByRole('checkbox')]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
