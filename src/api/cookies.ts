/* Returns the cookies of the page. A browser that blocks cookies reads as having no cookies. */

function pairs(): (readonly [name: string, value: string])[] {
  try {
    return document.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')] as const;
    });
  } catch {
    return [];
  }
}

function write(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Sandboxed frame without cookie access: the page works without cookies.
  }
}

export const cookieNames = (): string[] => pairs().flatMap(([name]) => name || []);

/** Returns the value of a cookie, or null. */
export const readCookie = (name: string): string | null => pairs().find(([own]) => own === name)?.[1] ?? null;

/** Reads a cookie like `readCookie`, but asynchronously where the Cookie Store API exists, so that the main thread is not blocked. */
export async function readCookieAsync(name: string): Promise<string | null> {
  if (!('cookieStore' in window)) return readCookie(name);
  try {
    return (await cookieStore.get(name))?.value ?? null;
  } catch {
    return null;
  }
}

/** Stores a value for some days as a `SameSite=Lax` cookie. */
export function writeCookie(name: string, value: string, days: number): void {
  write(`${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`);
}

/** Deletes a cookie, whether it was set for this host or for a parent domain. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) write(`${name}=; Max-Age=0; Path=/${domain}`);
}
