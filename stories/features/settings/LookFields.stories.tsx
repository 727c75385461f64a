import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { LookFields } from '../../../src/features/settings/LookFields';
import { lookTexts } from '../../../src/features/settings/lookTexts';
import { withWidth } from '../../fixtures/frames';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import { GREEN_LOOK } from '../../fixtures/looks';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';
import { inLookForm } from './lookForm';

const meta = preview.meta({ component: LookFields, decorators: [withWidth(960)] });

const texts = ({ globals }: PlayContext) => translator(lookTexts, globals['locale']);
const initialsField = (steps: PlayContext) => steps.canvas.queryByRole('textbox', { name: new RegExp(`^${texts(steps)('fields.mark.initials.label')}`) });

/** Look of a new installation. Checks that every colour has its contrast, and that the initials are not asked for. */
export const Default = meta.story({
  tags: ['layout'],
  decorators: [inLookForm()],
  async play(steps) {
    await expect(steps.canvas.getAllByRole('status')).toHaveLength(4);
    for (const status of steps.canvas.getAllByRole('status')) await expect(status).toHaveTextContent(/\d[.,]\d : 1/);
    await expect(initialsField(steps)).toBeNull();
  },
});

/** Initials and other colours. */
export const Initials = meta.story({
  decorators: [inLookForm(GREEN_LOOK)],
  play: (steps) => expect(initialsField(steps)).toHaveValue('FU'),
});

/** Colours that would be hard to read, each with the nearest one that is not. */
export const TooLow = meta.story({
  decorators: [inLookForm({ mark: GREEN_LOOK.mark, colours: { action: { light: '#FFB000', dark: '#6A2A00' }, accent: { light: '#7FD7C4', dark: '#3D3DF0' } } })],
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(4),
});

/** Initials being chosen. Checks that the cards and the previews show them while they are typed. */
export const Choosing = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [inLookForm()],
  async play(steps) {
    const t = texts(steps);
    await steps.userEvent.click(steps.canvas.getByRole('radio', { name: t('marks.initials.title') }));
    const field = steps.canvas.getByRole('textbox', { name: new RegExp(`^${t('fields.mark.initials.label')}`) });
    await steps.userEvent.type(field, 'ré');
    await waitFor(() => expect(steps.canvas.getAllByText('ré')).toHaveLength(3));
    await steps.userEvent.clear(field);
    await steps.userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  decorators: [inLookForm(GREEN_LOOK)],
  play: ({ canvas }) => expectNoOverflow(canvas.getAllByRole('figure')),
});
