/** Nothing of the business is older, local `YYYY-MM-DD`. */
export const FIRST_DAY = '2000-01-01';
