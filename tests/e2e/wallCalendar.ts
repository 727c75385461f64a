import { expect, type Page } from '@playwright/test';
import { addMonths, monthOf } from '../../src/contract/calendar';

/** Returns the month that the wall calendar shows. The calendar opens at the first free day. */
export const shownMonth = async (page: Page): Promise<string> => monthOf((await page.locator('[data-day]').first().getAttribute('data-day')) ?? '');

/** Navigates the wall calendar to a month. */
export async function turnTo(page: Page, month: string): Promise<void> {
  for (let shown = await shownMonth(page); shown !== month; ) {
    const isLater = shown < month;
    await page.getByRole('button', { name: isLater ? 'Mois suivant' : 'Mois précédent' }).click();
    shown = addMonths(shown, isLater ? 1 : -1);
    await expect(page.locator(`[data-day="${shown}-01"]`)).toBeVisible();
  }
}
