import type { ReactNode } from 'react';
import type { Language } from '../../src/contract/language';
import { telephoneLink } from '../../src/contract/telephone';
import type { BookingFacts } from './bookingFacts';
import { LayoutTable } from './layout';
import { mailTo } from './links';
import { MailLink } from './MailLink';
import { BODY, BREAKING, COLOURS, DISPLAY, HAIRLINE, TYPE } from './styles';
import { useMail } from './mailContext';

export const Gap = ({ size }: { size: number }) => <div style={{ height: size, lineHeight: `${size}px`, fontSize: 1 }}>{'\u00a0'}</div>;

/** Important sentence with a coloured border. */
export function Callout({ children, colour = 'action' }: { children: ReactNode; colour?: 'action' | 'accent' | 'bad' }) {
  const { colours } = useMail().settings.look;
  return (
    <LayoutTable>
      <tr>
        <td style={{ ...BREAKING, padding: '14px 18px', backgroundColor: COLOURS.ground, borderLeft: `4px solid ${colour === 'bad' ? COLOURS.bad : colours[colour].light}`, borderRadius: '0 8px 8px 0' }}>{children}</td>
      </tr>
    </LayoutTable>
  );
}

/** Labels on the left, values on the right; several values are stacked. */
export function Details({ rows }: { rows: { label: string; value: ReactNode }[] }) {
  return (
    <LayoutTable>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <td width="84" valign="top" style={{ ...TYPE.label, width: 84, padding: '9px 12px 9px 0', borderTop: HAIRLINE }}>
            {label}
          </td>
          <td valign="top" style={{ ...TYPE.body, ...BREAKING, padding: '9px 0', borderTop: HAIRLINE }}>
            {value}
          </td>
        </tr>
      ))}
    </LayoutTable>
  );
}

/** Chosen items, one per line. */
export const List = ({ items }: { items: readonly string[] }) => items.map((item, index) => <div key={index}>{item}</div>);

/** Names on the left, amounts on the right. A real table, for screen readers. */
export function Amounts({ groups }: { groups: BookingFacts['groups'] }) {
  const cell = { ...TYPE.body, padding: '8px 0', borderTop: HAIRLINE, verticalAlign: 'top' } as const;
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'separate', width: '100%' }}>
      {groups.map(({ label, lines }, place) => (
        <tbody key={place}>
          {label !== null && (
            <tr>
              <th scope="rowgroup" colSpan={2} align="left" style={{ ...TYPE.label, padding: '12px 0 4px', borderTop: HAIRLINE, textAlign: 'left', fontWeight: 600 }}>
                {label}
              </th>
            </tr>
          )}
          {lines.map(({ name, amount }, index) => (
            <tr key={index}>
              <th scope="row" align="left" style={{ ...cell, ...BREAKING, paddingRight: 16, fontWeight: 'normal', textAlign: 'left' }}>
                {name}
              </th>
              <td align="right" style={{ ...cell, whiteSpace: 'nowrap', textAlign: 'right' }}>
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The menu with its prices, followed by the total, which is the largest figure in the mail. A small supplier's mails do not mention taxes. */
export function Estimate({ facts }: { facts: BookingFacts }) {
  const { translate, settings } = useMail();
  const { language, groups, total, travelUnknown, pizza, taxed } = facts;
  return (
    <>
      <h2 style={{ ...TYPE.heading, paddingBottom: 10 }}>{translate(groups.length > 1 ? 'menuAndEstimate' : 'estimate', language)}</h2>
      <Amounts groups={groups} />
      <LayoutTable>
        <tr>
          <td align="right" style={{ padding: '16px 0 0', borderTop: `2px solid ${COLOURS.text}`, textAlign: 'right' }}>
            <p style={TYPE.label}>{translate('total', language)}</p>
            <p style={{ ...TYPE.total, ...(total === null ? { fontSize: 32, lineHeight: '42px', whiteSpace: 'normal' } : {}) }}>{total ?? translate('toBeDetermined', language)}</p>
            {(taxed || settings.taxes.registered) && <p style={TYPE.body}>{translate(taxed ? 'taxesIncluded' : 'taxesExtra', language)}</p>}
            {travelUnknown && total !== null && <p style={{ ...TYPE.body, paddingTop: 4 }}>{translate('approximate', language)}</p>}
            {pizza && <p style={{ ...TYPE.body, paddingTop: 4 }}>{translate(total === null ? 'pizzaLater' : 'pizzaNotInside', language)}</p>}
          </td>
        </tr>
      </LayoutTable>
    </>
  );
}

/** Numbered steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
  const { action } = useMail().settings.look.colours;
  return (
    <LayoutTable>
      {steps.map((step, index) => (
        <tr key={step}>
          <td width="32" valign="top" style={{ fontFamily: DISPLAY, fontSize: 20, lineHeight: '25px', fontWeight: 'bold', color: action.light, width: 32, padding: '5px 0' }}>
            {index + 1}
          </td>
          <td valign="top" style={{ ...TYPE.body, padding: '5px 0' }}>
            {step}
          </td>
        </tr>
      ))}
    </LayoutTable>
  );
}

/** Link that looks like a button: the primary action, or a secondary one (`quiet`). */
export function Button({ href, children, quiet = false }: { href: string; children: ReactNode; quiet?: boolean }) {
  const { action } = useMail().settings.look.colours;
  const colours = quiet ? { color: COLOURS.text, backgroundColor: COLOURS.raised } : { color: COLOURS.onAction, backgroundColor: action.light };
  const edge = `2px solid ${quiet ? COLOURS.drawingBack : action.light}`;
  return (
    <a href={href} style={{ ...colours, display: 'inline-block', margin: '0 8px 10px 0', padding: '10px 22px', border: edge, borderRadius: 999, fontFamily: BODY, fontSize: 16, lineHeight: '24px', fontWeight: 600, textDecoration: 'none' }}>
      {children}
    </a>
  );
}

/** Telephone and e-mail links of the business; the e-mail link prefills the subject, if given. */
export function ContactDetails({ subject }: { subject?: string }) {
  const { phone, email } = useMail().settings.identity;
  return (
    <p style={{ ...TYPE.body, paddingTop: 4 }}>
      <MailLink href={telephoneLink(phone)}>
        {phone}
      </MailLink>
      <br />
      <MailLink href={mailTo(email, subject)}>
        {email}
      </MailLink>
    </p>
  );
}

/** Signature at the end of a mail. */
export function Signature({ language }: { language: Language }) {
  const { translate, settings } = useMail();
  return (
    <>
      <Gap size={20} />
      <p style={TYPE.body}>{translate('signature', language)}</p>
      <p style={TYPE.heading}>{settings.identity.cook}</p>
    </>
  );
}
