import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the link of the mail brings. */
export interface ResetLink {
  token: string;
  email: string;
}

const isLink = (value: unknown): value is ResetLink =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && 'email' in value && typeof value.email === 'string';

/** Reads a link's query: the token is called `token` or `resetToken`. */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const token = (query.get('token') ?? query.get('resetToken') ?? '').trim();
  return token === '' ? null : { token, email: (query.get('email') ?? '').trim() };
}

/** The link that led here; null when it is not whole. What it holds leaves the address bar at once and stays with the history's entry. */
export function useResetLink(): ResetLink | null {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: readResetLink(search) });
  }, [pathname, search, navigate]);
  return search === '' ? (isLink(state) ? state : null) : readResetLink(search);
}
