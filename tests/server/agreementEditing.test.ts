import { describe, expect, test } from 'vitest';
import { messageText } from '../../server/http/messages';
import { addDays } from '../../src/contract/days';
import { amountsOf, bodyOf, rowOf, setupEditing, WITH_RIBS } from './editingSetup';
import { MAIL_TEXT, mailsOf } from './inboxSetup';

describe('edit of an agreement', () => {
  test('an edit replaces an open proposal, and counts', async () => {
    const scene = await setupEditing();
    const { id } = await scene.proposed();
    const details = await bodyOf(scene.edit(id, { selections: WITH_RIBS }));
    expect(details).toMatchObject({ proposals: [{ state: 'replaced' }], request: { selections: { meats: [{ id: 'brisket' }, { id: 'ribs' }] } } });
  });

  test('a change that makes the agreement dearer waits for the customer’s yes, and the request stays as it was', async () => {
    const scene = await setupEditing();
    const { id, token } = await scene.agreed();
    const before = await scene.read(id);
    expect(await scene.previewed(id, { selections: WITH_RIBS })).toMatchObject({ effect: 'asks', newLines: ['ribs'] });
    const details = await bodyOf(scene.edit(id, { selections: WITH_RIBS }));
    expect([details.request, details.quote]).toEqual([before.request, before.quote]);
    expect(details.history.at(-1)).toMatchObject({ act: 'amend', letter: true });
    expect(details.proposals.at(-1)).toMatchObject({ kind: 'amendment', state: 'open' });
    expect((await scene.accept(token)).status).toBe(200);
    const after = await scene.read(id);
    expect(after.request.selections.meats.map((meat) => meat.id)).toEqual(['brisket', 'ribs']);
    expect(Object.keys(amountsOf(after.quote))).toContain('ribs');
    // The items of the new dish are stored too, so that later changes of the guests price it.
    expect((await rowOf(scene, id)).priced_items).toContain('"id":"ribs"');
  });

  test('after the event, a dearer change counts only when the customer asked for it', async () => {
    const scene = await setupEditing();
    const { id } = await scene.agreed();
    const { request } = await scene.read(id);
    scene.server.travelTo(`${addDays(request.date, 1)}T16:00:00.000Z`);
    const refused = await scene.edit(id, { selections: WITH_RIBS });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([422, messageText('dearerAfterTheDay', 'fr')]);
    expect((await scene.edit(id, { selections: WITH_RIBS }, { body: { askedBy: 'customer' } })).status).toBe(200);
  });

  test('a change that the customer asked for counts, with one mail that shows the difference', async () => {
    const scene = await setupEditing();
    const { id } = await scene.agreed();
    const queued = (await mailsOf(scene)).length;
    const details = await bodyOf(scene.edit(id, { selections: WITH_RIBS }, { body: { askedBy: 'customer', letter: MAIL_TEXT } }));
    expect(details.request.selections.meats).toHaveLength(2);
    expect(details.history.at(-1)).toMatchObject({ act: 'edit', letter: true });
    expect(await mailsOf(scene)).toHaveLength(queued + 1);
  });
});
