import { ADMIN_RESOURCES } from '../../src/contract/adminResources';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { frenchSpacing, type Language } from '../../src/contract/language';
import { localizedOrId } from '../../src/contract/localized';
import type { PictureRecord } from '../../src/contract/pictures';
import { deletePicture, findPicture, findStoredPicture, insertPicture, listGalleryPictures, listPictures, replacePictureDetails } from '../db/pictures';
import type { AppDependencies } from '../dependencies';
import type { Handler } from '../http/api';
import { assertIfMatch, setEtag } from '../http/etags';
import { HttpError } from '../http/httpError';
import { messageText } from '../http/messages';

/** Returns the picture. @throws Problem 404 when it does not exist */
async function existing<Found>(picture: Promise<Found | null>): Promise<Found> {
  const found = await picture;
  if (found === null) throw new HttpError(404, 'notFound');
  return found;
}

const GALLERY = { fr: 'le carrousel', en: 'the carousel' } as const;

/** Returns the places that show a picture: `« Poitrine de bœuf (Viandes) », le carrousel`. Empty when it is unused. */
function placesOf({ usedBy, inGallery }: PictureRecord, language: Language): string {
  const names = usedBy.map(({ resource, id, name }) => `${localizedOrId(name, language, id)} (${ADMIN_RESOURCES[resource].label[language]})`);
  const quoted = names.map((name) => (language === 'fr' ? frenchSpacing(`« ${name} »`) : `“${name}”`));
  return [...quoted, ...(inGallery ? [GALLERY[language]] : [])].join(', ');
}

/** `GET /pictures`: the owner's library, newest first, with the items that show each picture. */
export const listAllPictures =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['listPictures']> =>
  () =>
    listPictures(database.db);

/** `POST /pictures`: stores an uploaded file in several widths. Nothing is stored of a file that is rejected. */
export const addPicture =
  ({ database, clock, processPicture }: AppDependencies): Handler<(typeof ENDPOINTS)['addPicture']> =>
  async ({ raw }) => {
    const processed = await processPicture(raw);
    return database.transaction((trx) => insertPicture(trx, processed, clock()));
  };

/** `GET /pictures/{id}`: a picture as pages show it. */
export const readPicture =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['readPicture']> =>
  (call) =>
    existing(findStoredPicture(database.db, call.parameter('id')));

/** `PUT /pictures/{id}`: replaces the words, the focal point and the place in the gallery. */
export const changePicture =
  ({ database, onCatalogueChange }: AppDependencies): Handler<(typeof ENDPOINTS)['changePicture']> =>
  async (call) => {
    const changed = await database.transaction(async (trx) => {
      const current = await existing(findPicture(trx, call.parameter('id')));
      assertIfMatch(call, current);
      return replacePictureDetails(trx, current, call.body);
    });
    onCatalogueChange();
    setEtag(call, changed);
    return changed;
  };

/** `DELETE /pictures/{id}`: deletes a picture that nothing shows. @throws Problem 409 with the places that show it */
export const removePicture =
  ({ database, onCatalogueChange }: AppDependencies): Handler<(typeof ENDPOINTS)['removePicture']> =>
  async (call) => {
    await database.transaction(async (trx) => {
      const current = await existing(findPicture(trx, call.parameter('id')));
      assertIfMatch(call, current);
      const places = placesOf(current, call.language);
      if (places !== '') throw new HttpError(409, 'pictureUsed', { current, values: { places } });
      await deletePicture(trx, current.id);
    });
    onCatalogueChange();
    return { message: messageText('deleted', call.language) };
  };

/** `GET /gallery`: the owner's pictures among the gallery's items, oldest first. */
export const listGallery =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['listGallery']> =>
  () =>
    listGalleryPictures(database.db);
