/** Returns a `mailto:` URL. The address is encoded, so user input cannot add a header field. */
export function mailTo(address: string, subject?: string): string {
  const [local = '', host = ''] = address.split('@');
  const fields = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(host)}${fields}`;
}

/** Returns a URL with directions to a place from the reader's location. */
export const directionsTo = (destination: string): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

/** Returns the host name of the site, for display. */
export const siteName = (publicUrl: string): string => URL.parse(publicUrl)?.host ?? publicUrl;
