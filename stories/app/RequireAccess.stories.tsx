import Typography from '@mui/material/Typography';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { storeSession } from '../../src/api/session';
import { RequireAccess } from '../../src/app/RequireAccess';
import { member, owner } from '../fixtures/user';
import { NOW } from '../fixtures/now';

const Elsewhere = () => <Typography>{useLocation().pathname}</Typography>;

const meta = preview.meta({
  component: RequireAccess,
  tags: ['no-picture'],
  parameters: { route: 'admin' },
  args: { access: 'admin' as const, children: <Typography>What only the owner sees</Typography> },
  render: (args) => (
    <Routes>
      <Route path="/:language/admin" element={<RequireAccess {...args} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
});

export const Allowed = meta.story({
  beforeEach: () => storeSession({ token: 'a', user: owner }, new Date(NOW)),
  async play({ canvas }) {
    await expect(canvas.getByText('What only the owner sees')).toBeVisible();
  },
});

/** A visitor goes to sign in. */
export const SignedOut = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByText(`/${String(globals['locale'])}/memberLogin`)).toBeVisible();
  },
});

/** A session of more than twelve hours ago counts for nothing. */
export const Expired = meta.story({
  beforeEach: () => storeSession({ token: 'a', user: owner }, new Date(Date.parse(NOW) - 13 * 3_600_000)),
  async play({ canvas, globals }) {
    await expect(canvas.getByText(`/${String(globals['locale'])}/memberLogin`)).toBeVisible();
  },
});

/** A member is told that this is not for members. */
export const Forbidden = meta.story({
  beforeEach: () => storeSession({ token: 'a', user: member }, new Date(NOW)),
  async play({ canvas, globals }) {
    await expect(canvas.getByText(`/${String(globals['locale'])}/unauthorized`)).toBeVisible();
  },
});
