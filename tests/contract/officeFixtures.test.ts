import { expect, test } from 'vitest';
import { overviewSchema } from '../../src/contract/overview';
import { preparationSchema } from '../../src/contract/preparation';
import { emptyOverview, fullOverview, overview } from '../../stories/fixtures/overview';
import { day, endless, preparation } from '../../stories/fixtures/preparation';

test.each(Object.entries({ overview, emptyOverview, fullOverview }))('the story fixture %s matches the overview schema', async (_, fixture) => {
  await expect(overviewSchema.validate(fixture, { strict: true })).resolves.toEqual(fixture);
});

test.each(Object.entries({ preparation, day, endless: { ...day, bookings: [endless] } }))('the story fixture %s matches the preparation schema', async (_, fixture) => {
  await expect(preparationSchema.validate(fixture, { strict: true })).resolves.toEqual(fixture);
});
