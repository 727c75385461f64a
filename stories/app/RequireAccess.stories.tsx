import Typography from '@mui/material/Typography';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { logOut } from '../../src/api/session';
import { RequireAccess } from '../../src/app/RequireAccess';
import { Elsewhere } from '../features/account/steps';
import { memberSession } from '../fixtures/account';
import { hoursAgo } from '../fixtures/now';
import { owner, ownerSession } from '../fixtures/user';

const meta = preview.meta({
  component: RequireAccess,
  tags: ['no-screenshot'],
  parameters: { route: 'admin?page=2', handlers: [http.post('/api/auth/verify', () => HttpResponse.json({ user: owner }))] },
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

/** Visitor on a protected route. Checks the redirect to the login page and that the requested address is kept. */
export const SignedOut = meta.story({
  async play({ canvas, globals }) {
    const language = String(globals['locale']);
    await expect(await canvas.findByText(`/${language}/memberLogin`)).toBeVisible();
    await expect(canvas.getByText(JSON.stringify({ from: `/${language}/admin?page=2` }))).toBeVisible();
  },
});

/** Session older than twelve hours. Checks the redirect to the login page. */
export const Expired = meta.story({
  parameters: { session: ownerSession, signedInAt: hoursAgo(13) },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/memberLogin`)).toBeVisible();
  },
});

/** Member on an owner's route. Checks the redirect to the unauthorized page. */
export const Forbidden = meta.story({
  parameters: { session: memberSession },
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/unauthorized`)).toBeVisible();
  },
});

/** Unknown stored role. Checks that access depends on the stored role and is refused. */
export const CorruptRole = meta.story({
  parameters: { session: ownerSession },
  beforeEach: () => localStorage.setItem('userRole', 'king'),
  async play({ canvas, globals }) {
    await expect(await canvas.findByText(`/${String(globals['locale'])}/unauthorized`)).toBeVisible();
  },
});

/** Logout on a protected route. Checks that the user reaches the home page, not the login page. */
export const Left = meta.story({
  parameters: { session: ownerSession },
  async play({ canvas, globals }) {
    await expect(canvas.getByText('What only the owner sees')).toBeVisible();
    logOut();
    await waitFor(() => expect(canvas.getByText(`/${String(globals['locale'])}`)).toBeVisible());
  },
});
