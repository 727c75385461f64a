import { Suspense } from 'react';
import { useCatalogue } from '../../api/catalogue';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { OptionsLoading } from './OptionsLoading';

const Options = lazyWithPreload(async () => (await import('./Options')).Options);

/** Preloads the options' code, so that the layout does not shift under a click when they appear. */
export const prepareMenuOptions = (): void => void Options.preload().catch(() => {});

/** Menu options of an event type, for any form with the fields `meats`, `sides`, `tools` and `toppings`. */
export function MenuOptions({ eventType, guests }: { eventType: string; guests: number }) {
  const catalogue = useCatalogue();
  return (
    <Suspense fallback={<OptionsLoading />}>
      <Options eventType={eventType} guests={guests} catalogue={catalogue} />
    </Suspense>
  );
}
