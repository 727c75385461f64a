import { changedFacts, changedLines, type AgreementContent } from '../../src/contract/agreement';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Contents around a change: the agreement in force, and the request before and after the change in the words of today. */
export interface Amended {
  base: AgreementContent;
  before: AgreementContent;
  after: AgreementContent;
}

/**
 * Returns the content of an amendment. What the change does not touch keeps the words of the agreement, even when the catalogue, the settings or the
 * terms have changed since, so that an amendment shows only the difference.
 */
export function amendedContent({ base, before, after }: Amended): AgreementContent {
  const untouched = <Key extends keyof AgreementContent['event']>(key: Key): AgreementContent['event'][Key] => (isSame(before.event[key], after.event[key]) ? base.event[key] : after.event[key]);
  return {
    ...after,
    event: { ...after.event, type: untouched('type'), place: untouched('place') },
    items: after.items.map((item) => base.items.find(({ id, kind }) => id === item.id && kind === item.kind) ?? item),
    lines: after.lines.map((line) => {
      const [was, agreed] = [before, base].map(({ lines }) => lines.find(({ id }) => id === line.id));
      return was && agreed && isSame(was.name, line.name) ? { ...line, name: agreed.name } : line;
    }),
    included: base.included,
    terms: base.terms,
  };
}

/** Whether two sealed contents agree on different things. Their language and the business's own facts do not count. */
export const isAmended = (before: AgreementContent, after: AgreementContent): boolean => changedFacts(before, after).length > 0 || changedLines(before, after).length > 0 || before.totalCents !== after.totalCents;
