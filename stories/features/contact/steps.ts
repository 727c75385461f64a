import { delay, http, HttpResponse } from 'msw';
import { contactTexts } from '../../../src/features/contact/texts';
import { STORAGE_KEYS } from '../../../src/api/storage';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const PATH = '/api/sendEmail';
/** MSW handler that accepts the message after a short delay. */
export const takesIt = http.post(PATH, async () => {
  await delay(1);
  return HttpResponse.json({ message: 'ok' });
});

export const contact = ({ globals }: Pick<PlayContext, 'globals'>) => translator(contactTexts, globals['locale']);

export const MESSAGE = { name: 'Julie Tremblay', email: 'julie.tremblay@exemple.ca', subject: 'trainings', message: 'Bonjour !\nLa formation du brisket se donne-t-elle l’hiver ?' } as const;

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Returns a field by its label, with or without the required mark. */
export const fieldByName = (steps: PlayContext, name: (typeof FIELDS)[number]): HTMLElement => steps.canvas.getByLabelText(new RegExp(`^${contact(steps)(`fields.${name}.label`)}\\s*\\*?$`));

export const sendButton = (steps: PlayContext): HTMLElement => steps.canvas.getByRole('button', { name: contact(steps)('submit') });

/** Fills in the form and submits it. */
export async function send(steps: PlayContext, values: Partial<Record<(typeof FIELDS)[number], string>> = MESSAGE): Promise<void> {
  const { userEvent } = steps;
  for (const name of FIELDS) {
    const value = values[name];
    if (value === undefined) continue;
    if (name === 'subject') await userEvent.selectOptions(fieldByName(steps, name), value);
    else await userEvent.type(fieldByName(steps, name), value);
  }
  await userEvent.click(sendButton(steps));
}

/** Returns the stored draft of an unsent message. */
export const storedDraft = (): string | null => localStorage.getItem(STORAGE_KEYS.contactDraft);
