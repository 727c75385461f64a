interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string }) => unknown;
  defaultPolicy: unknown;
}

type Clean = (markup: string) => string;

/** Not there until somebody brings one: the cleaner is large, and most pages never write markup. */
let clean: Clean | null = null;

/**
 * Makes the policy through which every string passes that the browser would run or parse. The content policy enforces Trusted
 * Types and lets a page make this one only once, so it is made here and nowhere else: scripts from our own origin at once,
 * markup only from the moment that {@link cleanMarkupWith} says how it is cleaned.
 */
export function installDefaultPolicy(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (text) => {
      // Without an angle or an ampersand it is no markup but a text: the date fields put a section's figures back this way.
      if (!/[<&]/.test(text)) return text;
      if (!clean) throw new TypeError('No markup before there is something to clean it with');
      return clean(text);
    },
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Only our own scripts');
      return url;
    },
  });
}

/** From now on markup may be written, by libraries too, and passes this first. */
export function cleanMarkupWith(cleaner: Clean): void {
  clean = cleaner;
  installDefaultPolicy();
}
