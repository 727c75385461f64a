import { dayAt } from '../contract/days';
import { formatDay, formatMoney } from '../contract/formats';
import type { Language } from '../contract/language';

/** Another task: whoever is reading or typing meanwhile goes first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Gets ready the browser's own words for figures and days, one piece at a time: a slow phone is long about them the first time. */
export async function readyWords(language: Language): Promise<void> {
  for (const piece of [() => formatMoney(0, language), () => dayAt(new Date()), () => formatDay('2027-01-01', language)]) {
    await nextTask();
    piece();
  }
}
