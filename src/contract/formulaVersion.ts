import { BOOKING_FORMULA } from './pricing';
import type { SettingsPart } from './settings';
import { SUMMARY_FORMULA } from './summaryPricing';

/** Price formula of a quote: its rules, and the version of the rates that it was calculated with; 0 stands for the rates of the specification. */
export interface Formula {
  ratesPart: 'bookingRates' | 'summaryRates';
  ratesVersion: number;
}

const RULES: Record<Formula['ratesPart'], string> = { bookingRates: BOOKING_FORMULA, summaryRates: SUMMARY_FORMULA };
const PARTS = ['bookingRates', 'summaryRates'] as const satisfies readonly SettingsPart[];

/** Returns the formula version that is stored with a quote, such as `booking-page-1` or, with the third version of the rates, `booking-page-1.3`. */
export const formulaVersionOf = ({ ratesPart, ratesVersion }: Formula): string => (ratesVersion === 0 ? RULES[ratesPart] : `${RULES[ratesPart]}.${ratesVersion}`);

/** Returns the formula of a stored version; null when this release no longer supports its rules. */
export function formulaOf(version: string): Formula | null {
  const [, rules, ratesVersion = '0'] = /^(.*?)(?:\.(\d+))?$/.exec(version) ?? [];
  const ratesPart = PARTS.find((part) => RULES[part] === rules);
  return ratesPart === undefined ? null : { ratesPart, ratesVersion: Number(ratesVersion) };
}
