/*
 * Imports the application after the first paint: on a slow connection its code would otherwise delay the prerendered page.
 * A page without prerendered content has no reason to wait, and a hidden page is never painted.
 */

const importApplication = (): void => void import('./main');

const isPrerendered = Boolean(document.getElementById('root')?.firstElementChild);
const observesPaint = 'PerformanceObserver' in globalThis && PerformanceObserver.supportedEntryTypes.includes('paint');

if (isPrerendered && observesPaint && !document.hidden) {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    importApplication();
  }).observe({ type: 'paint', buffered: true });
} else importApplication();
