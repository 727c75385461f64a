import type { CSSProperties } from 'react';
import { PALETTE } from '../../src/contract/palette';

/**
 * Mails use the light palette, with the colours that the owner chooses from `useMail`. Mail programs darken mails in their own way, so every text sets
 * its own colour and background.
 */
export const COLOURS: Omit<typeof PALETTE.light, 'action' | 'accent'> = PALETTE.light;

/** Fallbacks for web fonts, which most mail programs do not load; the closest fonts that every device has. */
export const DISPLAY = "Georgia, 'Times New Roman', serif";
export const BODY = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Outlook does not support translucent borders, so the hairline is an opaque colour. */
export const HAIRLINE = `1px solid ${COLOURS.drawingBack}`;

const text = (size: number, line: number, more: CSSProperties = {}): CSSProperties => ({ margin: 0, fontFamily: BODY, fontSize: size, lineHeight: `${line}px`, color: COLOURS.text, ...more });

/** Typography of the mails. */
export const TYPE = {
  title: text(30, 36, { fontFamily: DISPLAY, fontWeight: 'bold' }),
  heading: text(20, 26, { fontFamily: DISPLAY, fontWeight: 'bold' }),
  lead: text(18, 27, { fontWeight: 600 }),
  body: text(16, 25),
  label: text(14, 25, { color: COLOURS.quiet }),
  small: text(14, 21, { color: COLOURS.quiet }),
  reference: text(24, 30, { fontFamily: DISPLAY, fontWeight: 'bold', letterSpacing: 2, whiteSpace: 'nowrap' }),
  /** The largest figure in the mail. */
  total: text(40, 50, { fontFamily: DISPLAY, fontWeight: 'bold', whiteSpace: 'nowrap' }),
} as const satisfies Record<string, CSSProperties>;

/** Long names and addresses break rather than widen the mail. */
export const BREAKING: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };
