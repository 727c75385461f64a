/** Earliest possible day in the business's data, local `YYYY-MM-DD`. */
export const FIRST_DAY = '2000-01-01';
