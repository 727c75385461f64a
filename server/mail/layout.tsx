import type { ReactNode } from 'react';
import { LOCALES, type Language } from '../../src/contract/language';
import { useMail } from './mailContext';
import { BODY, BREAKING, COLOURS, DISPLAY, TYPE } from './styles';

/** iOS turns dates and addresses into blue links; this rule restores their style. */
const RESET = 'a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; } u + .frame { width: 100%; }';

/** HTML document around a mail's frame. */
export function MailDocument({ language, title, children }: { language: Language; title: string; children: ReactNode }) {
  return (
    <html lang={LOCALES[language]} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <style>{RESET}</style>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: COLOURS.ground }}>{children}</body>
    </html>
  );
}

/** Table for layout only. */
export function LayoutTable({ children, width = '100%' }: { children: ReactNode; width?: string }) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'separate', width: '100%' }}>
      <tbody>{children}</tbody>
    </table>
  );
}

export interface MailFrameProps {
  language: Language;
  /** Preview text that mail programs show beside the subject. */
  preheader: string;
  /** A few words to the right of the business name. */
  aside: string;
  footer: ReactNode;
  children: ReactNode;
}

/** Frame of every mail: at most 600 px wide, the business name at the top, the footer at the bottom. */
export function MailLayout({ language, preheader, aside, footer, children }: MailFrameProps) {
  const { settings } = useMail();
  return (
    <div lang={LOCALES[language]} dir="ltr" className="frame" style={{ backgroundColor: COLOURS.ground }}>
      {/* The run of spaces keeps mail programs from appending the mail's first words to the preview text. */}
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
        {preheader}
        {'\u00a0\u200c'.repeat(60)}
      </div>
      <LayoutTable>
        <tr>
          <td align="center" style={{ padding: '24px 12px 32px', backgroundColor: COLOURS.ground }}>
            <div style={{ maxWidth: 600, margin: '0 auto', textAlign: 'left' }}>
              <LayoutTable width="600">
                <tr>
                  <td style={{ padding: '22px 28px', backgroundColor: COLOURS.text, borderRadius: '12px 12px 0 0', borderBottom: `4px solid ${settings.look.colours.action.light}` }}>
                    <LayoutTable>
                      <tr>
                        <td style={{ fontFamily: DISPLAY, fontSize: 26, lineHeight: '32px', fontWeight: 'bold', color: COLOURS.ground }}>{settings.identity.name}</td>
                        <td align="right" style={{ fontFamily: BODY, fontSize: 14, lineHeight: '20px', color: COLOURS.drawingBack }}>
                          {aside}
                        </td>
                      </tr>
                    </LayoutTable>
                  </td>
                </tr>
                <tr>
                  <td style={{ ...BREAKING, padding: '32px 28px 36px', backgroundColor: COLOURS.raised, borderRadius: '0 0 12px 12px' }}>{children}</td>
                </tr>
                <tr>
                  <td style={{ ...TYPE.small, ...BREAKING, padding: '20px 28px 0' }}>{footer}</td>
                </tr>
              </LayoutTable>
            </div>
          </td>
        </tr>
      </LayoutTable>
    </div>
  );
}
