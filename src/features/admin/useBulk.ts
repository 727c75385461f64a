import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useRevalidateLists } from '../../api/invalidation';
import { restoreResource, updateResource, deleteResource, type ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { fieldsOfThing, isShown, shownOrHidden } from './listed';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import type { Undo } from './useUndo';

/** Which of several could not be done, and why. */
export interface Refusal {
  name: string;
  reason: string;
}

/** One after the other: each is done or not, whatever becomes of the rest. */
async function oneByOne<Result>(things: readonly ResourceRecord[], work: (thing: ResourceRecord) => Promise<Result>) {
  const done: { thing: ResourceRecord; result: Result }[] = [];
  const failed: { thing: ResourceRecord; failure: unknown }[] = [];
  for (const thing of things) {
    try {
      done.push({ thing, result: await work(thing) });
    } catch (failure) {
      failed.push({ thing, failure });
    }
  }
  return { done, failed };
}

/**
 * Publishes, hides and deletes several things, each of which can be undone. A deletion happens at once and the server keeps what
 * it needs to undo it: were it put off until the offer has passed, a tab that is closed meanwhile would not delete at all, and
 * were the thing only remembered here, that tab would take it along.
 */
export function useBulk(manifest: Manifest, offer: (undo: Undo) => void) {
  const t = useText(listTexts);
  const language = useLanguage();
  const revalidateLists = useRevalidateLists(manifest.resource);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal[]>([]);
  const { resource } = manifest;

  const reasonOf = (failure: unknown): string => {
    if (!(failure instanceof ApiError) || failure.status >= 500) return t('refused.unanswered');
    return Object.values(failure.fields)[0] ?? failure.message;
  };

  const run = async <Result>(
    kind: 'published' | 'unpublished' | 'removed',
    things: readonly ResourceRecord[],
    work: (thing: ResourceRecord) => Promise<Result>,
    undo: (thing: ResourceRecord, result: Result) => Promise<unknown>,
  ): Promise<void> => {
    setBusy(true);
    setRefused([]);
    const { done, failed } = await oneByOne(things, work);
    await revalidateLists();
    setBusy(false);
    setRefused(failed.map(({ thing, failure }) => ({ name: manifest.nameOf(thing, language), reason: reasonOf(failure) })));
    const [first] = done;
    if (!first) return;
    offer({
      message: t(`done.${kind}`, { count: done.length, name: manifest.nameOf(first.thing, language) }),
      undo: async () => {
        for (const { thing, result } of done) await undo(thing, result);
        await revalidateLists();
      },
    });
  };

  const show = (things: readonly ResourceRecord[], shown: boolean) =>
    run(
      shown ? 'published' : 'unpublished',
      things.filter((thing) => isShown(thing) !== shown),
      (thing) => updateResource(resource, thing, { ...fieldsOfThing(thing), ...shownOrHidden(manifest, thing, shown) }, language),
      (thing, changed) => updateResource(resource, changed, fieldsOfThing(thing), language),
    );

  return {
    busy,
    refused,
    forgive: () => setRefused([]),
    publish: (things: readonly ResourceRecord[]) => show(things, true),
    unpublish: (things: readonly ResourceRecord[]) => show(things, false),
    remove: (things: readonly ResourceRecord[]) =>
      run(
        'removed',
        things,
        (thing) =>
          deleteResource(resource, thing, language).catch((failure: unknown) => {
            // Gone already: that was what was wanted.
            if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
          }),
        ({ id }) => restoreResource(resource, id, language),
      ),
  };
}
