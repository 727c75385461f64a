import { messageSchema, type Endpoint } from '../../src/contract/endpoints';
import { RESOURCES } from '../../src/contract/resources';
import { TRAINING_ORDER_PATH, trainingOrderSchema } from '../../src/contract/trainingOrder';
import { findResource, replaceResource } from '../db/catalogue';
import type { Handler } from '../http/api';
import { messageText } from '../http/messages';
import type { AppDependencies } from '../dependencies';

export const TRAINING_ORDER = { method: 'PUT', path: TRAINING_ORDER_PATH, access: RESOURCES.training.write, body: trainingOrderSchema, response: messageSchema } satisfies Endpoint;

/**
 * `PUT /training-order`: sets the positions of the trainings, from 1. Trainings that are not listed keep theirs; a deleted one is skipped. An
 * administrator who is editing one of them gets a conflict on saving, because the position is one of its fields.
 */
export const orderTrainings =
  ({ database, clock, onCatalogueChange }: AppDependencies): Handler<typeof TRAINING_ORDER> =>
  async ({ body, language }) => {
    await database.transaction(async (trx) => {
      for (const [index, trainingId] of [...new Set(body.ids)].entries()) {
        const current = await findResource(trx, 'training', trainingId, { onlyActive: false });
        if (current === null || current['displayOrder'] === index + 1) continue;
        const { id: _id, version: _version, ...fields } = current;
        await replaceResource(trx, 'training', current, { ...fields, displayOrder: index + 1 }, clock());
      }
    });
    onCatalogueChange();
    return { message: messageText('ordered', language) };
  };
