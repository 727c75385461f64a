import { array, mixed, number, object, string, type InferType } from 'yup';
import { LANGUAGES } from './language';
import { ENDPOINT_PATHS } from './paths';

/* Export of all data as one ZIP file, and import of such a file into an empty installation. */

/** Maximum size in bytes of an imported file, packed and unpacked. */
export const MAX_IMPORT_BYTES = 2_000_000_000;

/** Minutes for which the address of an export can be used. */
export const EXPORT_MINUTES = 10;

/** Streamed response with the name under which browsers save it. */
export interface Download {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

/** One-time address of an export, below the API root. */
export const dataExportSchema = object({ address: string().defined(), expiresAt: string().defined() });
export type DataExport = InferType<typeof dataExportSchema>;

/** Data that make an installation not empty. */
export const IMPORT_OBSTACLES = ['requests', 'reservations', 'messages', 'catalogue', 'pictures', 'accounts'] as const;
export type ImportObstacle = (typeof IMPORT_OBSTACLES)[number];

/** Data that an import would mix with or replace; empty when a file can be imported. */
export const importStateSchema = object({ obstacles: array(object({ kind: string().oneOf([...IMPORT_OBSTACLES]).defined(), count: number().defined() })).defined() });
export type ImportState = InferType<typeof importStateSchema>;

/** Result of an import. */
export const dataImportSchema = object({
  requests: number().defined(),
  pictures: number().defined(),
  /** Rows of all tables. */
  rows: number().defined(),
  /** Imported account that has replaced the importing one; null when the importing account was kept. */
  account: string().nullable().defined(),
});
export type DataImport = InferType<typeof dataImportSchema>;

export const DATA_TRANSFER_ENDPOINTS = {
  createDataExport: { ...ENDPOINT_PATHS.createDataExport, access: 'admin', response: dataExportSchema },
  /** The address is the only credential, because the download is a navigation of the browser, which sends no token. */
  readDataExport: { ...ENDPOINT_PATHS.readDataExport, access: 'public', query: { language: LANGUAGES }, response: mixed<Download>().defined(), download: 'application/zip' },
  readImportState: { ...ENDPOINT_PATHS.readImportState, access: 'admin', response: importStateSchema },
  importData: { ...ENDPOINT_PATHS.importData, access: 'admin', stream: { maxBytes: MAX_IMPORT_BYTES, types: ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'] }, response: dataImportSchema },
} as const;
