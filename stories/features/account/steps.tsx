import Box from '@mui/material/Box';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { memberTexts } from '../../../src/features/account/memberTexts';
import type { TextTree, Texts } from '../../../src/i18n/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

/** Returns a text whose key is built at run time. */
const lookup = (texts: Texts, { globals }: Pick<PlayContext, 'globals'>, name: string): string => (translator(texts, globals['locale']) as (name: string) => string)(name);

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a form field by its label, with or without the required mark. */
export const fieldOf = <Tree extends TextTree>(texts: Texts<Tree>, steps: PlayContext, name: string): HTMLElement =>
  steps.canvas.getByLabelText(new RegExp(`^${quoted(lookup(texts, steps, `fields.${name}.label`))}\\s*\\*?$`));

/** Types the given values into the fields of the same name and replaces their content. */
export async function fillField<Tree extends TextTree>(texts: Texts<Tree>, steps: PlayContext, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(texts, steps, name);
    await steps.userEvent.clear(field);
    if (value !== '') await steps.userEvent.type(field, value);
  }
}

/** Clicks the button whose label is the given text of the form. */
export async function clickButton<Tree extends TextTree>(texts: Texts<Tree>, steps: PlayContext, name: string): Promise<void> {
  await steps.userEvent.click(steps.canvas.getByRole('button', { name: lookup(texts, steps, name) }));
}

/** Expects the submit button to show the pending state and to be disabled. */
export async function expectBusy<Tree extends TextTree>(texts: Texts<Tree>, steps: PlayContext, name = 'submitting'): Promise<void> {
  await expect(await steps.canvas.findByRole('button', { name: new RegExp(lookup(texts, steps, name)) })).toBeDisabled();
}

/** Expects the cancel button to be disabled while the request is in flight. */
export const expectStoredDraft = ({ canvas, globals }: PlayContext, name: 'account.cancel' | 'erase.keepIt') =>
  expect(canvas.getByRole('button', { name: translator(memberTexts, globals['locale'])(name) })).toBeDisabled();

/** MSW handler that accepts a submitted form and passes its body to a callback. */
export const taking = (path: string, body: (sent: unknown) => void) =>
  http.post(path, async ({ request }) => {
    body(await request.json());
    return HttpResponse.json({ message: 'ok' });
  });

/** Decorator that renders the story on a sheet, as its page does. */
export const onPaper = (Story: () => ReactNode) => (
  <Box sx={{ maxWidth: 620, m: 6, p: 8, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <Story />
  </Box>
);

/** Any other screen: shows its address and its history state. */
export function Elsewhere() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return (
    <>
      <output>{pathname + search}</output>
      <pre>{JSON.stringify(state)}</pre>
    </>
  );
}

/** Decorator that renders the story at its path under the language, and {@link Elsewhere} at every other address. */
export const atPath = (path: string) =>
  function AtPath(Story: () => ReactNode) {
    return (
      <Routes>
        <Route path={`/:language/${path}`} element={<Story />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    );
  };
