import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DEFAULT_SETTINGS } from '../../../src/contract/defaultPrivateSettings';
import type { Scheme } from '../../../src/contract/palette';
import type { Look } from '../../../src/contract/settings';
import { ColourInput } from '../../../src/features/settings/ColourInput';
import { lookTexts } from '../../../src/features/settings/lookTexts';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow, expectTouchTargets } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inLookForm } from './lookForm';

const { look } = DEFAULT_SETTINGS;
const NAME = 'colours.action.light';
const withAction = (light: string): Look => ({ ...look, colours: { ...look.colours, action: { ...look.colours.action, light } } });

const meta = preview.meta({ component: ColourInput, args: { name: NAME, scheme: 'light' as Scheme }, decorators: [withWidth(480)] });

const texts = ({ globals }: PlayContext) => translator(lookTexts, globals['locale']);
const field = (steps: PlayContext) => steps.canvas.getByRole('textbox', { name: new RegExp(texts(steps)(`fields.${NAME}.label`)) });
const ratio = ({ globals }: PlayContext, figure: string) => (globals['locale'] === 'fr' ? figure.replace('.', ',') : figure);

/** Colour that reads well, with its contrast. */
export const Legible = meta.story({
  decorators: [inLookForm()],
  async play(steps) {
    await expect(field(steps)).toHaveValue('#B23A0E');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(texts(steps)('colour.legible', { ratio: ratio(steps, '5.5') })));
    await expect(steps.canvas.queryByRole('button')).toBeNull();
  },
});

/** Colour that would be hard to read. Checks that the nearest one can be taken with one click. */
export const TooLow = meta.story({
  decorators: [inLookForm(withAction('#FF8A4C'))],
  async play(steps) {
    const take = steps.canvas.getByRole('button', { name: /#[\dA-F]{6}/ });
    await expectTouchTargets([take]);
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(/4[.,]5/);
  },
});

/** The nearest colour after it was taken. Checks that the field and the browser's picker show it. */
export const Taken = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inLookForm(withAction('#FF8A4C'))],
  async play(steps) {
    const take = steps.canvas.getByRole('button', { name: /#[\dA-F]{6}/ });
    const [colour = ''] = /#[\dA-F]{6}/.exec(take.textContent) ?? [];
    await steps.userEvent.click(take);
    await waitFor(() => expect(field(steps)).toHaveValue(colour));
    await expect(steps.canvas.queryByRole('button')).toBeNull();
    await expect(steps.canvas.getByLabelText(normalizeSpaces(texts(steps)('colour.pick', { label: texts(steps)(`fields.${NAME}.label`) })))).toHaveValue(colour.toLowerCase());
  },
});

/** Digits being typed. Checks that incomplete digits have no contrast, and that complete ones do. */
export const Typing = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inLookForm()],
  async play(steps) {
    await steps.userEvent.clear(field(steps));
    await steps.userEvent.type(field(steps), '0b6b');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toBeEmptyDOMElement());
    await steps.userEvent.type(field(steps), '3a');
    await waitFor(() => expect(steps.canvas.getByRole('status')).toHaveTextContent(/6[.,]\d/));
    await steps.userEvent.clear(field(steps));
    await steps.userEvent.type(field(steps), 'vert');
    await steps.userEvent.tab();
    await waitFor(() => expect(field(steps)).toBeInvalid());
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inLookForm(withAction('#FF8A4C')), withWidth(272, 0)],
  async play({ canvas }) {
    await expectNoOverflow([canvas.getByRole('textbox'), canvas.getByRole('button')]);
  },
});
