import type { Plugin } from 'vite';
import { BUSINESS } from '../contract/business.ts';

/** Reports the business facts that are still placeholders. */
export const reportPlaceholders = (): Plugin => ({
  name: 'report-placeholders',
  apply: 'build',
  buildStart() {
    if (BUSINESS.placeholder.length > 0) this.info(`src/contract/business.ts still holds placeholders: ${BUSINESS.placeholder.join(', ')}`);
  },
});
