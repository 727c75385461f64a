import { describe, expect, test } from 'vitest';
import { amountsOf, bodyOf, CHOICES, rowOf, setupEditing, TODAY, WITH_RIBS } from './editingSetup';

describe('price of an edited request', () => {
  test('keeps the lines that stay at their promised prices, and takes those of today for new ones', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const promised = (await scene.read(id)).quote;
    await scene.changeCatalogue();
    const details = await bodyOf(scene.edit(id, { selections: WITH_RIBS }));
    const { ribs, ...stayed } = amountsOf(details.quote);
    expect(stayed).toEqual(amountsOf(promised));
    // 24 guests × 0.5 kg × 60 dollars × 2.6, the doubled factor of today.
    expect(ribs).toBe(1872);
    expect(details.quote.lines.map(({ id: line, pricedOn }) => [line, pricedOn])).toEqual([['brisket', undefined], ['ribs', TODAY], ['mac-1', undefined], ['setup', undefined], ['travel', undefined]]);
    expect(details.quote.totalCost).toBe((promised.totalCost ?? 0) + 1872);
    const row = await rowOf(scene, id);
    expect([Number(row.total_cents), Number(row.sold_cents)]).toEqual([Math.round((details.quote.totalCost ?? 0) * 100), Math.round((details.quote.totalCost ?? 0) * 100)]);
  });

  test('rescales frozen and new lines at their own rates when the guests change later', async () => {
    const scene = await setupEditing();
    const { id, token } = await scene.book();
    const promised = amountsOf((await scene.read(id)).quote);
    await scene.changeCatalogue();
    await scene.edit(id, { selections: WITH_RIBS });
    await scene.change(token, 'guests', { adults: 44, children: 4 });
    const { quote } = await scene.read(id);
    expect(amountsOf(quote)).toMatchObject({ brisket: (promised['brisket'] ?? 0) * 2, ribs: 1872 * 2, setup: promised['setup'], travel: promised['travel'] });
    expect(quote.lines.find(({ id: line }) => line === 'ribs')?.pricedOn).toBe(TODAY);
  });

  test('changes the guests at the promised prices', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const promised = amountsOf((await scene.read(id)).quote);
    await scene.changeCatalogue();
    const details = await bodyOf(scene.edit(id, { peopleCount: 44, kidsCount: 4 }));
    expect(amountsOf(details.quote)).toMatchObject({ brisket: (promised['brisket'] ?? 0) * 2, setup: promised['setup'] });
    expect(details).toMatchObject({ request: { peopleCount: 44, kidsCount: 4 }, revisions: [{ by: 'owner', guests: { before: 24, after: 48 } }], history: [{ act: 'edit', by: 'samuel', guests: { before: 24, after: 48 } }] });
    expect((await rowOf(scene, id)).guests).toBe(48);
  });

  test('keeps dishes that have left the catalogue, readable and at their price, and names them in the preview', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const promised = amountsOf((await scene.read(id)).quote);
    await scene.changeCatalogue();
    const preview = await scene.previewed(id, { peopleCount: 21, kidsCount: 3 });
    expect(preview).toMatchObject({ gone: ['Macaroni au fromage', 'Macaroni au fromage, Au homard'], newLines: [] });
    const details = await bodyOf(scene.edit(id, { peopleCount: 21, kidsCount: 3 }));
    expect(details.request.selections.sides).toEqual(CHOICES.sides);
    // The dish that the catalogue has renamed keeps its promised name too.
    expect(details.request.selections.meats).toEqual(CHOICES.meats);
    expect(amountsOf(details.quote)).toEqual(promised);
    const { bookings } = (await (await scene.server.call('GET', `/api/preparation?request=${id}`, { headers: scene.owner })).json()) as { bookings: { dishes: { id: string; name: { fr: string }; kgPerPerson: number }[] }[] };
    expect(bookings[0]?.dishes.find((dish) => dish.id === 'mac-1')).toMatchObject({ name: { fr: 'Macaroni au fromage, Au homard' }, kgPerPerson: 0.15 });
  });

  test('rejects a new dish that is not offered and a repeated one, at the field', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    await scene.changeCatalogue();
    const cases: [typeof CHOICES, string][] = [
      [{ ...CHOICES, meats: [{ id: 'unicorn', name: 'Licorne' }] }, 'fields.selections.meats'],
      [{ ...CHOICES, sides: [...CHOICES.sides, ...CHOICES.sides.slice(1)] }, 'fields.selections.sides'],
      [{ ...CHOICES, tools: [{ id: 'old-tongs', name: '' }] }, 'fields.selections.tools'],
    ];
    for (const [chosen, field] of cases) {
      const response = await scene.preview(id, { selections: chosen });
      expect([response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([422, [field]]);
    }
    expect((await scene.edit(id, { details: { eventType: null, eventTime: '', toppings: ['ketchup'], trainingPlace: null, reusableUtensils: false } })).status).toBe(422);
  });

  test('counts the road again only when the place changes', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const { quote: promised, request } = await scene.read(id);
    scene.distances.set('8, chemin du Lac, Sutton', 140_000);
    const away = { ...request.contactInfo, location: '8, chemin du Lac, Sutton' };
    const details = await bodyOf(scene.edit(id, { contactInfo: away }));
    expect(details.quote).toMatchObject({ travelDistance: 140, travelFee: details.quote.lines.find((line) => line.id === 'travel')?.amount });
    expect(details.quote.lines.find((line) => line.id === 'travel')?.pricedOn).toBe(TODAY);
    expect(details.quote.travelFee).toBeGreaterThan(promised.travelFee ?? 0);
    expect((await rowOf(scene, id)).travel_metres).toBe(140_000);
    // A road work later: the promise does not change with the maps.
    scene.distances.set('8, chemin du Lac, Sutton', 190_000);
    expect((await bodyOf(scene.edit(id, { peopleCount: 30 }))).quote).toMatchObject({ travelDistance: 140 });
    scene.distances.set('Quelque part', null);
    const lost = await bodyOf(scene.edit(id, { contactInfo: { ...away, location: 'Quelque part' } }));
    expect(lost.quote).toMatchObject({ travelDistance: null, travelFee: null });
    expect(lost.quote.lines.map((line) => line.id)).not.toContain('travel');
  });

  test('has the lines as the owner edited them, with a free line of today', async () => {
    const scene = await setupEditing();
    const { id } = await scene.book();
    const lines = [{ id: 'brisket', name: 'Brisket', cents: 30_000 }, { id: 'added-1', name: 'Pizza, 14 $ par personne', cents: 33_600 }];
    const details = await bodyOf(scene.edit(id, {}, { body: { lines, reason: 'Pizza' } }));
    expect(details.quote).toMatchObject({
      totalCost: 636,
      lines: [{ id: 'brisket', name: 'Pointe de poitrine', amount: 300 }, { id: 'added-1', name: 'Pizza, 14 $ par personne', amount: 336, pricedOn: TODAY }],
    });
    expect(details.revisions).toMatchObject([{ reason: 'Pizza' }]);
    // Later edits leave the lines of the owner alone.
    const later = await bodyOf(scene.edit(id, { selections: WITH_RIBS }));
    expect(amountsOf(later.quote)).toMatchObject({ brisket: 300, 'added-1': 336, ribs: expect.any(Number) as number });
    expect(Object.keys(amountsOf(later.quote))).toHaveLength(3);
    for (const strange of [[{ id: 'unicorn', name: 'Licorne', cents: 1 }], [lines[0], lines[0]]]) expect(await bodyOf(scene.edit(id, {}, { body: { lines: strange } }))).toMatchObject({ errors: { lines: expect.any(String) as string } });
  });

  test('has both taxes on the new subtotal when the quote has them', async () => {
    const scene = await setupEditing();
    const { id } = await scene.proposed();
    const details = await bodyOf(scene.edit(id, { selections: WITH_RIBS }));
    const amount = (name: string) => Math.round((amountsOf(details.quote)[name] ?? 0) * 100);
    const subtotal = details.quote.lines.filter((line) => line.id !== 'gst' && line.id !== 'qst').reduce((sum, line) => sum + Math.round(line.amount * 100), 0);
    expect(amount('gst')).toBe(Math.round(subtotal * 0.05));
    expect(Math.round((details.quote.totalCost ?? 0) * 100)).toBe(subtotal + amount('gst') + amount('qst'));
  });
});
