/** What a text is, what it says in each language, what can be done with it: on a desk every text of the list stands in these. */
export const TEXT_COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) 200px' } as const;
