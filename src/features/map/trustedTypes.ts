import DOMPurify from 'dompurify';

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string }) => unknown;
  defaultPolicy: unknown;
}

/*
 * The content policy enforces Trusted Types, and Leaflet writes markup when it loads: whatever it writes passes DOMPurify.
 * Loaded before Leaflet, by the order of imports in StreetMap.
 */
const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', {
    createHTML: (text) => DOMPurify.sanitize(text),
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Only our own scripts');
      return url;
    },
  });
}
