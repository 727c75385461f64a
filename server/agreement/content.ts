import { AGREEMENT_LAYOUT, type AgreementContent } from '../../src/contract/agreement';
import { readDetails } from '../../src/contract/bookingNotes';
import { mostSevereFirst } from '../../src/contract/dietKinds';
import type { InboxLine } from '../../src/contract/inbox';
import { isLanguage, type Text } from '../../src/contract/language';
import { toCents } from '../../src/contract/pricing';
import { linesBeforeTaxes, type FrozenItem } from '../../src/contract/quoteChange';
import { locationOf, typeLabel } from '../../src/contract/requestDisplay';
import { parseTrainingLocation } from '../../src/contract/trainingLocation';
import type { AgreementSources } from './loadAgreementSources';
import { agreedItems, agreedLineName, type NameSources } from './names';

/** Returns the lines and the amounts of a quote in whole cents. Lines and taxes add up to the total. */
function amountsOf({ request, quote }: Pick<InboxLine, 'request' | 'quote'>, pricedItems: readonly (FrozenItem & { name?: string })[], sources: NameSources) {
  const given = new Map(pricedItems.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])));
  const pricedOn = new Map(quote.lines.map((line) => [line.id, line.pricedOn ?? null]));
  const lines = linesBeforeTaxes(quote).map(({ id, name, cents }) => ({ id, name: agreedLineName({ id, name }, request.language, given, sources), cents, pricedOn: pricedOn.get(id) ?? null }));
  const taxCents = (tax: 'gst' | 'qst') => quote.lines.reduce((sum, { id, amount }) => (id === tax ? sum + toCents(amount) : sum), 0);
  const [gstCents, qstCents] = [taxCents('gst'), taxCents('qst')];
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return { lines, subtotalCents, gstCents, qstCents, totalCents: subtotalCents + gstCents + qstCents };
}

/**
 * Returns the content of a proposal about a request, in both languages.
 * @param pricedItems lines of the request as they were priced, to recognize those that the owner has renamed
 */
export function agreementContent(record: InboxLine, pricedItems: readonly (FrozenItem & { name?: string })[], sources: AgreementSources): AgreementContent {
  const { request } = record;
  const { settings, proposals, lists } = sources;
  const { identity, taxes } = settings;
  const { eventTime, trainingPlace, reusableUtensils } = readDetails(request);
  const location = locationOf(request, 'fr');
  const type: Text = { fr: typeLabel(request, 'fr', lists), en: typeLabel(request, 'en', lists) };
  return {
    layout: AGREEMENT_LAYOUT,
    reference: record.reference,
    language: isLanguage(request.language) ? request.language : 'fr',
    business: {
      name: identity.name,
      legalName: identity.legalName,
      street: identity.street,
      town: identity.town,
      postalCode: identity.postalCode,
      phone: identity.phone,
      email: identity.email,
      // A small supplier collects neither tax, so its papers show no number.
      gstNumber: taxes.registered ? taxes.gstNumber : '',
      qstNumber: taxes.registered ? taxes.qstNumber : '',
    },
    customer: { name: request.contactInfo.name, email: request.contactInfo.email, telephone: request.telephone ?? '' },
    event: {
      type,
      title: record.title ?? '',
      date: request.date,
      time: eventTime,
      // A training at a place with a name of its own has no address.
      place: location.noTravel ? '' : location.place,
      trainingPlace: trainingPlace ?? (request.type === 'training' ? parseTrainingLocation(request.contactInfo.location.trim()) : null),
      adults: request.peopleCount,
      children: request.kidsCount,
      reusableUtensils,
    },
    items: agreedItems(request, sources),
    diets: mostSevereFirst(request.diets ?? []),
    ...amountsOf(record, pricedItems, sources),
    included: proposals.value.included,
    terms: { version: proposals.version, text: proposals.value.terms },
  };
}
