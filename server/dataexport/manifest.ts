/** Version of the file's format. Incremented when an older server could not read it. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const REQUESTS = 'requests.csv';

export const tableFile = (table: string): string => `tables/${table}.jsonl`;

/** Name of a picture's file. */
export const pictureFile = ({ picture_id, width, format }: { picture_id: string; width: number; format: string }): string => `pictures/${picture_id}-${width}.${format}`;

/** File of an export, apart from the manifest itself. */
export interface ExportedFile {
  path: string;
  /** SHA-256 of the content, hex. */
  sha256: string;
  bytes: number;
  /** Rows of a table or a list. Absent for a picture. */
  rows?: number;
}

/** Table of contents of an export. Holds no time, so that two exports of the same data are identical. */
export interface ExportManifest {
  format: number;
  product: 'boucane';
  /** Version of the product that wrote the file. */
  version: string;
  /** Newest migration of the database. */
  schema: string;
  /** Sorted by path. */
  files: ExportedFile[];
}

export const stringifyManifest = (manifest: ExportManifest): string => `${JSON.stringify(manifest, null, 2)}\n`;
