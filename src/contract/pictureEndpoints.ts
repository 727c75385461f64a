import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { flag, integer, line } from './fields';
import { ENDPOINT_PATHS, RESOURCE_PATHS, type ResourceName } from './paths';
import { MAX_PICTURE_BYTES, type PictureDetails } from './pictures';

const MAX_ALT_LENGTH = 250;

const percentage = () => integer(100).min(0, 'tooFew:${min}').required('required');

/** Schema of a picture's words, focal point and place in the gallery. */
export const pictureDetailsSchema: ObjectSchema<PictureDetails> = object({
  alt: object({ fr: line(MAX_ALT_LENGTH).required('frenchRequired'), en: line(MAX_ALT_LENGTH).required('englishRequired') }).noUnknown(),
  focal: object({ x: percentage(), y: percentage() }).noUnknown(),
  inGallery: flag().default(false),
}).noUnknown();

const text = object({ fr: string().defined(), en: string().defined() });

/** Schema of a picture as pages receive it. */
export const storedPictureSchema = object({
  id: string().defined(),
  width: number().defined(),
  height: number().defined(),
  alt: text,
  focal: object({ x: number().defined(), y: number().defined() }),
  placeholder: string().defined(),
  widths: array(number().defined()).defined(),
});

const resourceNames = Object.keys(RESOURCE_PATHS) as ResourceName[];

/** Schema of a picture as the owner receives it. */
export const pictureRecordSchema = storedPictureSchema.concat(
  object({
    inGallery: boolean().defined(),
    createdAt: string().defined(),
    version: number().defined(),
    usedBy: array(object({ resource: string<ResourceName>().oneOf(resourceNames).defined(), id: string().defined(), name: text })).defined(),
  }),
);

export const PICTURE_ENDPOINTS = {
  listPictures: { ...ENDPOINT_PATHS.listPictures, access: 'admin', response: array(pictureRecordSchema).defined() },
  /** The file's content decides its format; its media type and its name do not count. */
  addPicture: { ...ENDPOINT_PATHS.addPicture, access: 'admin', binary: { maxBytes: MAX_PICTURE_BYTES, types: ['image/*', 'application/octet-stream'] }, response: pictureRecordSchema },
  readPicture: { ...ENDPOINT_PATHS.readPicture, access: 'public', response: storedPictureSchema },
  changePicture: { ...ENDPOINT_PATHS.changePicture, access: 'admin', body: pictureDetailsSchema, response: pictureRecordSchema },
  removePicture: { ...ENDPOINT_PATHS.removePicture, access: 'admin', response: object({ message: string().defined() }) },
  listGallery: { ...ENDPOINT_PATHS.listGallery, access: 'public', response: array(storedPictureSchema).defined() },
} as const;
