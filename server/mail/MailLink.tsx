import type { CSSProperties, ReactNode } from 'react';
import { useMail } from './mailContext';

/** Link in a mail, in the accent colour of the business. */
export function MailLink({ href, style, children }: { href: string; style?: CSSProperties; children: ReactNode }) {
  const { accent } = useMail().settings.look.colours;
  return (
    <a href={href} style={{ ...style, color: accent.light, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
