import { vi } from 'vitest';

interface Cookie {
  value: string;
  domain: string;
  expires: number;
}

/** Fake cookie jar: stores cookies by name and domain until they expire, and rejects cookies for a foreign domain. */
function cookieJar(host: string) {
  const cookies = new Map<string, Cookie>();
  const written: string[] = [];
  return {
    written,
    write(line: string) {
      written.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const attribute = (name: string) => attributes.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
      const domain = attribute('Domain') ?? '';
      if (domain !== '' && host !== domain && !host.endsWith(`.${domain}`)) return;
      const [name = '', ...value] = pair.split('=');
      const age = attribute('Max-Age');
      cookies.set(`${name}@${domain}`, { value: value.join('='), domain, expires: age === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(age) * 1000 });
    },
    read: () =>
      [...cookies]
        .filter(([, { expires }]) => expires > Date.now())
        .map(([key, { value }]) => `${key.slice(0, key.lastIndexOf('@'))}=${value}`)
        .join('; '),
  };
}

export interface FakeScript {
  src: string;
  async: boolean;
}

/** Fake browser globals for the consent tests, undone by `vi.unstubAllGlobals`. */
export function fakeBrowser({ protocol = 'https:', host = 'www.boucane.example', trustedTypes }: { protocol?: string; host?: string; trustedTypes?: object } = {}) {
  const jar = cookieJar(host);
  const stored = new Map<string, string>();
  const scripts: FakeScript[] = [];
  const window = Object.assign(new EventTarget(), { dataLayer: undefined as unknown[] | undefined, ...(trustedTypes && { trustedTypes }) });
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { protocol, hostname: host, origin: `${protocol}//${host}`, href: `${protocol}//${host}/fr/setup?token=secret` });
  vi.stubGlobal('document', {
    get cookie() {
      return jar.read();
    },
    set cookie(line: string) {
      jar.write(line);
    },
    referrer: `${protocol}//${host}/fr/setup?token=secret`,
    createElement: (): FakeScript => ({ src: '', async: false }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return {
    jar,
    stored,
    scripts,
    window,
    cookieNames: () => jar.read().split('; ').flatMap((pair) => pair.split('=')[0] || []),
    /** The commands passed to the Google tag (`dataLayer`), each as an array. */
    told: () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  };
}
