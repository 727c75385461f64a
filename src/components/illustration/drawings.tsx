import type { ReactElement } from 'react';
import { hearth } from './hearth';
import { meats } from './meats';
import { table } from './table';

/** The family: one drawing a name, on a 160 by 160 sheet. */
export const drawings = { ...meats, ...hearth, ...table } satisfies Record<string, ReactElement>;

export type IllustrationName = keyof typeof drawings;
