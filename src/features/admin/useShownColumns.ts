import { useMemo, useState } from 'react';
import { readStoredJson, STORAGE_KEYS, store } from '../../api/storage';
import type { Manifest } from './manifest';

type Choices = Record<string, string[]>;

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && Object.values(value).every((fields) => Array.isArray(fields) && fields.every((field) => typeof field === 'string'));

const readChoices = (): Choices => readStoredJson(STORAGE_KEYS.adminColumns, isChoices) ?? {};

/** Visible columns of a list. The choice is stored on this device, per list. */
export function useShownColumns({ resource, columns }: Pick<Manifest, 'resource' | 'columns'>) {
  const [chosen, setChosen] = useState(() => readChoices()[resource] ?? columns.filter(({ hidden }) => !hidden).map(({ field }) => field));
  const toggle = (field: string) => {
    const next = chosen.includes(field) ? chosen.filter((each) => each !== field) : [...chosen, field];
    setChosen(next);
    store(STORAGE_KEYS.adminColumns, JSON.stringify({ ...readChoices(), [resource]: next }));
  };
  // Memoized, because the table re-renders all cells when it receives another array.
  const shown = useMemo(() => columns.filter(({ field }) => chosen.includes(field)), [columns, chosen]);
  return { shown, toggle };
}
