import { Suspense } from 'react';
import { useCatalogue } from '../../api/catalogue';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { OptionsLoading } from './OptionsLoading';

const Options = lazyWithPreload(async () => (await import('./Options')).Options);

/** Fetches their code ahead of need, so that nothing moves under a finger when they appear. */
export const prepareMenuOptions = (): void => void Options.preload().catch(() => {});

/** What there is to choose from for a type of event, wherever a form has the fields `meats`, `sides`, `tools` and `toppings`. */
export function MenuOptions({ eventType, guests }: { eventType: string; guests: number }) {
  const catalogue = useCatalogue();
  return (
    <Suspense fallback={<OptionsLoading />}>
      <Options eventType={eventType} guests={guests} catalogue={catalogue} />
    </Suspense>
  );
}
