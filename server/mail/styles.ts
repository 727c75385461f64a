import type { CSSProperties } from 'react';
import { PALETTE } from '../../src/contract/palette';

/** Mails are light: mail programs darken them as they see fit, and every text states its own colour on its own ground. */
export const COLOURS = PALETTE.light;

/** Web fonts do not load in most mail programs; these are the nearest that every machine has. */
export const DISPLAY = "Georgia, 'Times New Roman', serif";
export const BODY = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Outlook knows no translucent borders, so the hairline is an opaque colour. */
export const HAIRLINE = `1px solid ${COLOURS.drawingBack}`;

const text = (size: number, line: number, more: CSSProperties = {}): CSSProperties => ({ margin: 0, fontFamily: BODY, fontSize: size, lineHeight: `${line}px`, color: COLOURS.text, ...more });

/** The few kinds of text that the mails are set in. */
export const TYPE = {
  title: text(30, 36, { fontFamily: DISPLAY, fontWeight: 'bold' }),
  heading: text(20, 26, { fontFamily: DISPLAY, fontWeight: 'bold' }),
  lead: text(18, 27, { fontWeight: 600 }),
  body: text(16, 25),
  label: text(14, 25, { color: COLOURS.quiet }),
  small: text(14, 21, { color: COLOURS.quiet }),
  reference: text(24, 30, { fontFamily: DISPLAY, fontWeight: 'bold', letterSpacing: 2, whiteSpace: 'nowrap' }),
  /** The largest figure of the mail. */
  total: text(40, 50, { fontFamily: DISPLAY, fontWeight: 'bold', whiteSpace: 'nowrap' }),
  link: { color: COLOURS.accent, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

/** Long names and addresses break rather than widen the mail. */
export const BREAKING: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };
