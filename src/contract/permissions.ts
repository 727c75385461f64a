import type { User } from './user';

/** Who may make a call or open a screen. */
export type Access = 'public' | 'member' | 'admin';

/** Whether a person (null: a visitor) has the access asked. An administrator may do everything a member may. */
export function may(user: Pick<User, 'role'> | null, access: Access): boolean {
  if (access === 'public') return true;
  return user !== null && (access === 'member' || user.role === 'admin');
}
