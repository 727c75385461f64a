import Typography from '@mui/material/Typography';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { leave } from '../../src/api/session';
import { RequireAccess } from '../../src/app/RequireAccess';
import { Elsewhere } from '../features/account/steps';
import { memberSession } from '../fixtures/account';
import { hoursAgo } from '../fixtures/now';
import { owner, ownerSession } from '../fixtures/user';

const meta = preview.meta({
  component: RequireAccess,
  tags: ['no-picture'],
  parameters: { route: 'admin?page=2', answers: [http.post('/api/auth/verify', () => HttpResponse.json({ user: owner }))] },
  args: { access: 'admin' as const, children: <Typography>What only the owner sees</Typography> },
  render: (args) => (
    <Routes>
      <Route path="/:language/admin" element={<RequireAccess {...args} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
});

export const Allowed = meta.story({
  parameters: { session: ownerSession },
  async play({ canvas }) {
    await expect(canvas.getByText('What only the owner sees')).toBeVisible();
  },
});

/** A visitor goes to sign in, and where they were is remembered. */
export const SignedOut = meta.story({
  async play({ canvas, globals }) {
    const language = String(globals['locale']);
    await expect(await canvas.findByText(`/${language}/memberLogin`)).toBeVisible();
    await expect(canvas.getByText(JSON.stringify({ from: `/${language}/admin?page=2` }))).toBeVisible();
  },
});

/** A session of more than twelve hours ago counts for nothing. */
export const Expired = meta.story({
  parameters: { session: ownerSession, since: hoursAgo(13) },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/memberLogin`)).toBeVisible();
  },
});

/** A member is told that this is not for members. */
export const Forbidden = meta.story({
  parameters: { session: memberSession },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/unauthorized`)).toBeVisible();
  },
});

/** The stored role decides, and one that nobody knows opens nothing. */
export const CorruptRole = meta.story({
  parameters: { session: ownerSession },
  beforeEach: () => localStorage.setItem('userRole', 'king'),
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/unauthorized`)).toBeVisible();
  },
});

/** Whoever logs out goes where they asked to, not to sign in again. */
export const Left = meta.story({
  parameters: { session: ownerSession },
  async play({ canvas, globals }) {
    await expect(canvas.getByText('What only the owner sees')).toBeVisible();
    leave();
    await waitFor(() => expect(canvas.getByText(`/${String(globals['locale'])}`)).toBeVisible());
  },
});
