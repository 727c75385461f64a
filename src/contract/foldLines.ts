const MAX_OCTETS = 75;

/** Returns the length of a text in UTF-8. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    octets += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return octets;
}

function foldLine(line: string): string {
  if (octetsOf(line) <= MAX_OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      // The space at the start of a continuation line counts too.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n\t');
}

/**
 * Returns a calendar with its lines folded at 75 octets, as RFC 5545 requires. The library counts characters, and French has characters of more than
 * one octet.
 */
export const foldLines = (calendar: string): string => calendar.replaceAll(/\r\n[\t ]/g, '').split('\r\n').map(foldLine).join('\r\n');
