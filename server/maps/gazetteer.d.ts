/** Municipalities of Québec from GeoNames, as gazetteerPlugin.ts builds them. */
declare module 'virtual:gazetteer' {
  const towns: readonly (readonly [name: string, lat: number, lng: number])[];
  export default towns;
}
