import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Ages a user's sessions, as if the server's clock had advanced. Writes to the tests' own data folder.
 * @param ms age to add, in milliseconds
 * @throws Error when the user has no session
 */
export function ageSessions(dataDir: string, username: string, ms: number): void {
  const database = new DatabaseSync(join(dataDir, 'boucane.sqlite'), { timeout: 5000 });
  try {
    const sessions = database.prepare('select token_hash, created_at, expires_at from session where user_id = (select id from "user" where username = ?)').all(username);
    if (sessions.length === 0) throw new Error(`${username} has no session`);
    const earlier = (instant: unknown) => new Date(Date.parse(String(instant)) - ms).toISOString();
    const change = database.prepare('update session set created_at = ?, expires_at = ? where token_hash = ?');
    for (const { token_hash: hash, created_at: created, expires_at: expires } of sessions) change.run(earlier(created), earlier(expires), String(hash));
  } finally {
    database.close();
  }
}
