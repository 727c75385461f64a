interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string }) => unknown;
  defaultPolicy: unknown;
}

type Clean = (markup: string) => string;

/** Null until a sanitizer is set, because the sanitizer is large and most pages never insert HTML. */
let clean: Clean | null = null;

/**
 * Installs the default Trusted Types policy, through which the browser passes every string that it would execute or parse. CSP enforces Trusted
 * Types and allows only one such policy per page, so it is only created here. Scripts from our own origin are allowed immediately,
 * HTML only after {@link cleanMarkupWith} has set a sanitizer.
 */
export function installDefaultPolicy(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (text) => {
      // Text without `<` and `&` is not HTML. The date fields reset the digits of a section this way.
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

/** Sets the HTML sanitizer. From then on HTML may be inserted, also by libraries, after sanitizing. */
export function cleanMarkupWith(cleaner: Clean): void {
  clean = cleaner;
  installDefaultPolicy();
}
