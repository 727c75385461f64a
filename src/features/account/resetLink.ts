import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Contents of an emailed reset link. */
export interface ResetLink {
  token: string;
  email: string;
}

const isLink = (value: unknown): value is ResetLink =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && 'email' in value && typeof value.email === 'string';

/** Parses a link's query. The token parameter is `token` or `resetToken`. */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const token = (query.get('token') ?? query.get('resetToken') ?? '').trim();
  return token === '' ? null : { token, email: (query.get('email') ?? '').trim() };
}

/**
 * Returns the reset link of the current URL, or null if it is incomplete. Its parameters are immediately removed from the address bar and kept in the
 * history entry's state.
 */
export function useResetLink(): ResetLink | null {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: readResetLink(search) });
  }, [pathname, search, navigate]);
  return search === '' ? (isLink(state) ? state : null) : readResetLink(search);
}
