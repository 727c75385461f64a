import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { Done } from '../../../src/features/admin/done';
import { DoneNotice } from '../../../src/features/admin/DoneNotice';
import { formTexts } from '../../../src/features/admin/formTexts';
import { MANIFESTS } from '../../../src/features/admin/manifests';
import { plainSpaces, spoken } from '../../fixtures/spoken';

/** Navigates to the list with the same history state as a form after saving. */
function After({ done }: { done: Done }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  useEffect(() => void navigate('.', { state: { done } }), [navigate, done]);
  return (
    <>
      <DoneNotice manifest={MANIFESTS.meat} />
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

const saved: Done = { kind: 'saved', id: 'brisket', name: 'Brisket' };
const long: Done = { kind: 'deleted', id: 'long', name: 'Anticonstitutionnellement '.repeat(8) };

const meta = preview.meta({ component: DoneNotice, args: { manifest: MANIFESTS.meat }, parameters: { route: 'admin/meats' } });

/** Success notice. Checks that a dismissed notice does not return on reload. */
export const Default = meta.story({
  render: () => <After done={saved} />,
  async play({ canvas, globals, userEvent }) {
    const t = spoken(formTexts, globals['locale']);
    await waitFor(() => expect(canvas.getByText(plainSpaces(t('done.saved', { name: 'Brisket' })))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('done.dismiss') }));
    await waitFor(() => expect(canvas.queryByText(/Brisket/)).toBeNull());
  },
});

export const LongText = meta.story({ render: () => <After done={long} />, play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/(«\s|‘)Anti/)).toBeVisible()) });
