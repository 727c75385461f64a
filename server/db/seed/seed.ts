import type { CatalogueName } from '../../../src/contract/resources';

/** Initial items per resource, with fixed ids. */
export type Seed = Readonly<Partial<Record<CatalogueName, readonly { id: string; [field: string]: unknown }[]>>>;
