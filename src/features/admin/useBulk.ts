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
async function oneByOne<Result>(records: readonly ResourceRecord[], work: (record: ResourceRecord) => Promise<Result>) {
  const done: { record: ResourceRecord; result: Result }[] = [];
  const failed: { record: ResourceRecord; failure: unknown }[] = [];
  for (const each of records) {
    try {
      done.push({ record: each, result: await work(each) });
    } catch (failure) {
      failed.push({ record: each, failure });
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
    records: readonly ResourceRecord[],
    work: (record: ResourceRecord) => Promise<Result>,
    undo: (record: ResourceRecord, result: Result) => Promise<unknown>,
  ): Promise<void> => {
    setBusy(true);
    setRefused([]);
    const { done, failed } = await oneByOne(records, work);
    await revalidateLists();
    setBusy(false);
    setRefused(failed.map(({ record, failure }) => ({ name: manifest.nameOf(record, language), reason: reasonOf(failure) })));
    const [first] = done;
    if (!first) return;
    offer({
      message: t(`done.${kind}`, { count: done.length, name: manifest.nameOf(first.record, language) }),
      undo: async () => {
        for (const { record, result } of done) await undo(record, result);
        await revalidateLists();
      },
    });
  };

  const show = (records: readonly ResourceRecord[], shown: boolean) =>
    run(
      shown ? 'published' : 'unpublished',
      records.filter((record) => isPublished(record) !== shown),
      (record) => updateResource(resource, record, { ...writableFields(record), ...publicationFields(manifest, record, shown) }, language),
      (record, changed) => updateResource(resource, changed, writableFields(record), language),
    );

  return {
    busy,
    refused,
    forgive: () => setRefused([]),
    publish: (records: readonly ResourceRecord[]) => show(records, true),
    unpublish: (records: readonly ResourceRecord[]) => show(records, false),
    remove: (records: readonly ResourceRecord[]) =>
      run(
        'removed',
        records,
        (record) =>
          deleteResource(resource, record, language).catch((failure: unknown) => {
            // A 404 means that the record is already deleted, which is the intended result.
            if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
          }),
        ({ id }) => restoreResource(resource, id, language),
      ),
  };
}
