import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RequestFrame } from '../../../src/pages/member/RequestFrame';
import { ARRIVES } from '../../features/booking/steps';
import { mapText } from '../../features/map/steps';
import { memberSession } from '../../fixtures/account';
import { tiles } from '../../fixtures/tiles';
import { expectNothingWider } from './steps';

const meta = preview.meta({
  component: RequestFrame,
  args: { title: 'Une demande', lead: 'Ce qu’on y demande, étape par étape.', children: ({ renderPlace }) => renderPlace({ id: 'field-location', value: 'Upton', onChange: fn(), onBlur: fn(), onTravel: fn(), known: { metres: 28_600, approximate: false }, error: undefined }) },
  parameters: { route: 'member/builder', session: memberSession, handlers: [tiles] },
});

/** Address picker loaded lazily, with the known travel distance. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play(steps) {
    await expect(await steps.canvas.findByRole('textbox', { name: new RegExp(`^${mapText(steps)('label')}`) }, ARRIVES)).toHaveValue('Upton');
    await expect(steps.canvas.getByRole('status')).toHaveTextContent(/28[.,]6/);
  },
});

export const LongText = meta.story({
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { title: 'Réinitialisation anticonstitutionnellement compliquée' },
  play: expectNothingWider,
});
