import type { Text } from './language';
import type { ResourceName } from './paths';

/*
 * Pictures that the owner has uploaded. Their schemas are in `pictureEndpoints.ts`, so that pages do not load them.
 */

/** Widths in pixels in which a picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 2000] as const;

/** Media types of the files that can be uploaded. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const MAX_PICTURE_MEGABYTES = 15;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;
export const MAX_PICTURE_MEGAPIXELS = 50;
/** Largest ratio of height to width, because a taller picture has no place on any page. */
export const MAX_PICTURE_HEIGHT_RATIO = 8;

export type PictureFormat = 'webp' | 'jpeg';

/** Point of a picture that stays visible when it is cropped, in percent from its top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Uploaded picture, as pages show it. */
export interface StoredPicture {
  id: string;
  /** Size in pixels, before scaling down. */
  width: number;
  height: number;
  /** Description for visitors who do not see the picture. */
  alt: Text;
  focal: FocalPoint;
  /** Tiny version of the picture as a data URI, shown until the picture has loaded. */
  placeholder: string;
  /** Widths of the stored files, ascending. */
  widths: number[];
}

/** Catalogue item that shows a picture. */
export interface PictureUse {
  resource: ResourceName;
  id: string;
  name: Text;
}

/** Uploaded picture, as the owner manages it. */
export interface PictureRecord extends StoredPicture {
  /** Whether the gallery shows it. */
  inGallery: boolean;
  createdAt: string;
  version: number;
  usedBy: PictureUse[];
}

/** Fields of a picture that the owner changes. */
export interface PictureDetails {
  alt: Text;
  focal: FocalPoint;
  inGallery: boolean;
}

/** File on its way to the library. */
export interface PictureUpload {
  key: number;
  /** Name of the file on the device. */
  name: string;
  phase: 'waiting' | 'sending' | 'processing' | 'failed';
  /** Sent part of the file. */
  percent: number;
  /** Reason of the server for a failure; empty when it gave none, because the connection was lost. */
  message: string;
  /** Whether sending the same file again may succeed. */
  canRetry: boolean;
}

/** SWR key of the gallery's pictures; also the key of their prerendered data. */
export const GALLERY_KEY = 'gallery';

/** SWR key of a picture; also the key of its prerendered data. */
export const pictureKey = (id: string): string => `picture/${id}`;

/** Returns the value of an item's `imageUrl` for an uploaded picture. */
export const picturePath = (id: string): string => `/pictures/${id}`;

const PICTURE_PATH = /^\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns the id of the uploaded picture at an address; null for any other address. */
export const pictureIdOf = (imageUrl: string): string | null => PICTURE_PATH.exec(imageUrl)?.[1] ?? null;

const EXTENSIONS: Record<PictureFormat, string> = { webp: 'webp', jpeg: 'jpg' };

/** Returns the path of one of a picture's files. */
export const pictureFile = (id: string, width: number, format: PictureFormat): string => `${picturePath(id)}/${width}.${EXTENSIONS[format]}`;

/** Returns the widths in which a picture is stored: never wider than the picture itself. */
export function storedWidths(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Returns the `srcset` of a picture. */
export const pictureSrcSet = ({ id, widths }: Pick<StoredPicture, 'id' | 'widths'>, format: PictureFormat): string => widths.map((width) => `${pictureFile(id, width, format)} ${width}w`).join(', ');

/** Returns the largest stored width up to a limit; the smallest one when all are larger. */
export const widthUpTo = ({ widths }: Pick<StoredPicture, 'widths'>, limit: number): number => widths.findLast((width) => width <= limit) ?? widths[0] ?? limit;

/** Returns the smallest stored width that fills a number of pixels; the largest one when none does. */
export const widthFrom = ({ widths }: Pick<StoredPicture, 'widths'>, pixels: number): number => widths.find((width) => width >= pixels) ?? widths.at(-1) ?? pixels;

/** Returns the height of a picture at a width. */
export const heightAt = ({ width, height }: Pick<StoredPicture, 'width' | 'height'>, at: number): number => Math.max(1, Math.round((height * at) / width));

/** Whether a picture has words in both languages, so that it can be used. */
export const isDescribed = ({ alt }: Pick<StoredPicture, 'alt'>): boolean => alt.fr !== '' && alt.en !== '';
