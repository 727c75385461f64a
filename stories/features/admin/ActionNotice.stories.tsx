import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { CompletedAction } from '../../../src/features/admin/completedAction';
import { ActionNotice } from '../../../src/features/admin/ActionNotice';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { normalizeSpaces, translator } from '../../fixtures/translate';

/** Navigates to the list with the same history state as a form after saving. */
function After({ done }: { done: CompletedAction }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  useEffect(() => void navigate('.', { state: { done } }), [navigate, done]);
  return (
    <>
      <ActionNotice manifest={MANIFESTS.meat} />
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

const saved: CompletedAction = { kind: 'saved', id: 'brisket', name: 'Brisket' };
const long: CompletedAction = { kind: 'deleted', id: 'long', name: 'Anticonstitutionnellement '.repeat(8) };

const meta = preview.meta({ component: ActionNotice, args: { manifest: MANIFESTS.meat }, parameters: { route: 'admin/meats' } });

/** Success notice. Checks that a dismissed notice does not return on reload. */
export const Default = meta.story({
  render: () => <After done={saved} />,
  async play({ canvas, globals, userEvent }) {
    const t = translator(formTexts, globals['locale']);
    await waitFor(() => expect(canvas.getByText(normalizeSpaces(t('done.saved', { name: 'Brisket' })))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('done.dismiss') }));
    await waitFor(() => expect(canvas.queryByText(/Brisket/)).toBeNull());
  },
});

export const LongText = meta.story({ render: () => <After done={long} />, play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/(«\s|‘)Anti/)).toBeVisible()) });
