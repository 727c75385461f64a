import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AddressInput, type AddressInputProps } from '../../../src/features/admin/AddressInput';
import { formTexts } from '../../../src/features/admin/formTexts';
import { withWidth } from '../../fixtures/frames';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';

function Stateful(props: AddressInputProps) {
  const [value, setValue] = useState(props.value);
  return <AddressInput {...props} value={value} onTextChange={setValue} />;
}

const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(formTexts, globals['locale']);
const meta = preview.meta({ component: AddressInput, decorators: [withWidth(720)], render: (args) => <Stateful {...args} />, args: { id: 'address', name: 'imageUrl', value: '/picture.svg', error: false, helperText: undefined, onTextChange: fn(), onBlur: fn() } });

/** Address with a preview. A fixture icon replaces the photograph. */
export const Default = meta.story({ play: (steps) => expect(steps.canvas.getByRole('img', { name: texts(steps)('picture.preview') })).toBeInTheDocument() });

/** Address on another host, which the Content Security Policy blocks. Checks that no request is sent to that host. */
export const Foreign = meta.story({
  args: { value: 'https://photos.example/brisket.jpg' },
  async play(steps) {
    await expect(steps.canvas.getByText(normalizeSpaces(texts(steps)('picture.foreign')))).toBeVisible();
    await expect(steps.canvas.queryByRole('img')).toBeNull();
  },
});

/** Address being typed. Checks that the field opens by a button, and that no image is requested before the address is complete. */
export const Typing = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { value: '' },
  async play(steps) {
    await expect(steps.canvas.queryByRole('textbox')).toBeNull();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: texts(steps)('picture.address') }));
    await steps.userEvent.type(steps.canvas.getByRole('textbox'), '/picture.svg');
    await expect(steps.canvas.queryByRole('img')).toBeNull();
    await steps.userEvent.tab();
    await expect(await steps.canvas.findByRole('img')).toHaveAttribute('src', '/picture.svg');
  },
});
