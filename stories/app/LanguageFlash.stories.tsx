import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LanguageFlash } from '../../src/app/LanguageFlash';
import { shellTexts } from '../../src/app/texts';
import { LANGUAGE_FLASH_MS } from '../../src/contract/business';
import { otherLanguage } from '../../src/contract/language';
import { LanguageProvider, useLanguage } from '../../src/i18n/LanguageProvider';
import { languageOf, translator } from '../fixtures/translate';

/** Test page with a button that switches the language. */
function Page() {
  const [language, setLanguage] = useState(useLanguage());
  return (
    <LanguageProvider language={language}>
      <Button onClick={() => setLanguage(otherLanguage(language))}>FR | EN</Button>
      <LanguageFlash />
    </LanguageProvider>
  );
}

const meta = preview.meta({ component: LanguageFlash, render: Page, tags: ['no-screenshot'] });

/** Unchanged language. Checks that the page is never covered. */
export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Language change. Checks that the page is covered for `LANGUAGE_FLASH_MS`, with a text in the new language. */
export const Changed = meta.story({
  async play({ canvas, globals, userEvent }) {
    const status = canvas.getByRole('status');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(status.textContent));
    observer.observe(status, { childList: true });
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(seen).toEqual([translator(shellTexts, otherLanguage(languageOf(globals['locale'])))('loading'), '']));
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), LANGUAGE_FLASH_MS);
    timers.mockRestore();
    observer.disconnect();
  },
});
