/** Earliest possible day in the business's data, local `YYYY-MM-DD`. */
export const MIN_DATE = '2000-01-01';
