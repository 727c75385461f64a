import type { User } from './user';

/** Access level required for an endpoint or a screen. */
export type Access = 'public' | 'member' | 'admin';

/** Whether a user (null: a visitor) has the required access. An administrator has all rights of a member. */
export function can(user: Pick<User, 'role'> | null, access: Access): boolean {
  if (access === 'public') return true;
  return user !== null && (access === 'member' || user.role === 'admin');
}
