import type { Generated } from 'kysely';

/** Picture of the owner. */
export interface PictureTable {
  id: string;
  width: number;
  height: number;
  /** Descriptions. Empty until the owner has written them. */
  alt_fr: string;
  alt_en: string;
  focal_x: number;
  focal_y: number;
  placeholder: string;
  in_gallery: Generated<number>;
  created_at: string;
  /** Incremented on every change. */
  version: Generated<number>;
}

/** File of a picture in one width and one format. Never changes. */
export interface PictureFileTable {
  picture_id: string;
  width: number;
  format: 'webp' | 'jpeg';
  bytes: Uint8Array;
}
