import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { TextPanel } from '../../../src/features/mailbox/TextPanel';
import { withWidth } from '../../fixtures/frames';
import { longMessage, sentMail } from '../../fixtures/mailbox';
import { expectNoSideScroll, NARROW } from './steps';

const meta = preview.meta({ component: TextPanel, decorators: [withWidth(960)], tags: ['no-screenshot'], args: { label: 'Texte du courriel', text: sentMail.text } });

/** Text with its line breaks. */
export const Default = meta.story({ play: async ({ canvas, args }) => expect(canvas.getByRole('region', { name: args.label })).toHaveTextContent('Référence') });

/** Markup. Checks that it is shown as text. */
export const Hostile = meta.story({ tags: ['!dev'], args: { text: '<img src=x onerror="alert(1)"> <b>gras</b>' }, play: async ({ canvas }) => expect(canvas.getByText('<img src=x onerror="alert(1)"> <b>gras</b>')).toBeVisible() });

export const LongText = meta.story({ ...NARROW, args: { text: longMessage.message }, play: expectNoSideScroll });
