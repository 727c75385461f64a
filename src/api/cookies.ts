/* The cookies of the page. A browser that keeps them closed reads as one without any. */

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
    // A sandboxed frame: the page goes on without.
  }
}

export const cookieNames = (): string[] => pairs().flatMap(([name]) => name || []);

/** The value of a cookie, null when there is none. */
export const readCookie = (name: string): string | null => pairs().find(([own]) => own === name)?.[1] ?? null;

/** As `readCookie`, without keeping the page waiting for the browser's other processes, where that can be asked for. */
export async function cookieSoon(name: string): Promise<string | null> {
  if (!('cookieStore' in window)) return readCookie(name);
  try {
    return (await cookieStore.get(name))?.value ?? null;
  } catch {
    return null;
  }
}

/** Keeps a plain value for some days, for this site alone and for links that lead to it. */
export function writeCookie(name: string, value: string, days: number): void {
  write(`${name}=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`);
}

/** Removes a cookie, whether it was set for this host or for a domain above it. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) write(`${name}=; Max-Age=0; Path=/${domain}`);
}
