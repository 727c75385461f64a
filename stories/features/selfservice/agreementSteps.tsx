import { screen, within } from 'storybook/test';
import { agreementTexts } from '../../../src/features/selfservice/agreementTexts';
import { paperTexts } from '../../../src/features/selfservice/paperTexts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const agreement = ({ globals }: Pick<PlayContext, 'globals'>) => translator(agreementTexts, globals['locale']);

export const paper = ({ globals }: Pick<PlayContext, 'globals'>) => translator(paperTexts, globals['locale']);

type Steps = Pick<PlayContext, 'canvas' | 'globals' | 'userEvent'>;

/** Returns the controls of the form that accepts a proposal. */
export function signature(steps: Steps, kind: 'proposal' | 'amendment' = 'proposal') {
  const t = agreement(steps);
  return {
    terms: steps.canvas.getByRole('checkbox', { name: t('fields.terms.label') }),
    name: steps.canvas.getByRole('textbox', { name: new RegExp(t('fields.name.label')) }),
    submit: steps.canvas.getByRole('button', { name: t(`accept.${kind}`) }),
  };
}

/** Ticks the terms, types the name and submits. */
export async function sign(steps: Steps, name: string, kind: 'proposal' | 'amendment' = 'proposal'): Promise<void> {
  const form = signature(steps, kind);
  await steps.userEvent.click(form.terms);
  await steps.userEvent.type(form.name, name);
  await steps.userEvent.click(form.submit);
}

/** Finds an alert with its text. */
export const findAlert = async () => within(await screen.findByRole('alert'));
