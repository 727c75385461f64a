import type { CatalogueName } from '../../../src/contract/resources';

/** The things that a new catalogue starts with, each with the id that it keeps. */
export type Seed = Readonly<Partial<Record<CatalogueName, readonly { id: string; [field: string]: unknown }[]>>>;
