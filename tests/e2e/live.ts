import type { Page } from '@playwright/test';

/** Waits until the application has taken over the page that the server wrote. */
export const untilLive = (page: Page) => page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
