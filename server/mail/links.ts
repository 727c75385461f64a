/** A `mailto:` address; nothing that a person typed can add a field to it. */
export function mailTo(address: string, subject?: string): string {
  const [local = '', host = ''] = address.split('@');
  const fields = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(host)}${fields}`;
}

/** The way to a place, from wherever the reader is. */
export const directionsTo = (destination: string): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

/** A site as a reader knows it: its host. */
export const siteName = (publicUrl: string): string => URL.parse(publicUrl)?.host ?? publicUrl;
