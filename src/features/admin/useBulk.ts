import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useRevalidateLists } from '../../api/invalidation';
import { restoreResource, updateResource, deleteResource, type ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { writableFields, isPublished, publicationFields } from './publication';
import { listTexts } from './listTexts';
import type { Manifest } from './manifest';
import type { Undo } from './useUndo';

/** Record that a bulk action failed for, and the reason. */
export interface Refusal {
  name: string;
  reason: string;
}

/** Processes records in sequence. A failure does not stop the others. */
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
 * Publishes, unpublishes and deletes several records, with undo. Deletions take effect immediately, and the server keeps the data to undo them. A
 * deletion delayed until the undo period ends would be lost if the tab were closed; so would data kept only in the tab.
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
      things.filter((thing) => isPublished(thing) !== shown),
      (thing) => updateResource(resource, thing, { ...writableFields(thing), ...publicationFields(manifest, thing, shown) }, language),
      (thing, changed) => updateResource(resource, changed, writableFields(thing), language),
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
            // A 404 means that the record is already deleted, which is the intended result.
            if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
          }),
        ({ id }) => restoreResource(resource, id, language),
      ),
  };
}
