import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FocalPointInput, type FocalPointInputProps } from '../../../src/components/pictures/FocalPointInput';
import { pictureTexts } from '../../../src/components/pictures/pictureTexts';
import { guidance } from '../../docs/guidance';
import { withWidth } from '../../fixtures/frames';
import { storedPicture } from '../../fixtures/pictures';
import { translator } from '../../fixtures/translate';

function Stateful(props: FocalPointInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FocalPointInput
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: FocalPointInput,
  parameters: { docs: { description: { component: guidance('pictures/FocalPointInput') } } },
  decorators: [withWidth(560, 6)],
  render: (args) => <Stateful {...args} />,
  args: { picture: storedPicture(), value: { x: 40, y: 60 }, onChange: fn() },
});

/** Picture with its focal point and its two crops. */
export const Default = meta.story({
  async play({ canvasElement }) {
    for (const image of canvasElement.querySelectorAll('img')) await image.decode();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Point set by a tap, by arrow keys and by a slider. */
export const Moving = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play({ args, canvas, canvasElement, globals, userEvent }) {
    const t = translator(pictureTexts, globals['locale']);
    const area = canvas.getByRole('button');
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
    const { left, top, width, height } = area.getBoundingClientRect();
    await fireEvent.click(area, { clientX: left + width / 4, clientY: top + height / 2, detail: 1 });
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 25, y: 50 });
    await expect(area).toHaveAccessibleName(t('focal.area', { x: 25, y: 50 }));
    area.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 20, y: 55 });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 20, y: 55 });
    canvas.getByRole('slider', { name: t('focal.y') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 20, y: 56 });
  },
});
