import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ReservationDetails } from '../../../src/features/seats/ReservationDetails';
import { reservation } from '../../fixtures/seats';
import { onPaper } from './steps';

const meta = preview.meta({ component: ReservationDetails, decorators: [onPaper], args: { places: reservation() } });

export const Default = meta.story({ play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? /samedi 5 juin 2027 à 8 h/ : /Saturday, June 5, 2027 at 8:00 a.m./)).toBeVisible() });

export const SeveralDays = meta.story({ args: { places: reservation({ day: '2027-07-01', lastDay: '2027-07-04', time: '' }) }, play: async ({ canvas, globals }) => expect(canvas.getByText(globals['locale'] === 'fr' ? /^Du jeudi 1er juillet 2027 au dimanche/ : /^Thursday, July 1, 2027 to Sunday/)).toBeVisible() });
