/*
 * Sample texts of a new installation, apart from the catalogue's samples and the invented facts of the settings: texts in which the
 * owner describes themselves, their equipment and their promises, by the page that shows them.
 */
export const INVENTED_TEXTS = {
  home: ['home.about.first', 'home.about.second'],
  about: ['about.title', 'about.lead', 'about.fire.first', 'about.fire.second', 'about.teach.first'],
  pizzas: ['pizzas.lead', 'pizzas.dough.sourdough', 'pizzas.topping.four_cheese', 'pizzas.topping.hawaiian', 'pizzas.topping.bbq_chicken', 'pizzas.way.training', 'pizzas.way.popup'],
  smokehouse: ['smokehouse.lead'],
} as const satisfies Record<string, readonly string[]>;

export type InventedPage = keyof typeof INVENTED_TEXTS;
export const INVENTED_PAGES = Object.keys(INVENTED_TEXTS) as InventedPage[];

/** Returns the pages that still have sample texts, with their number. @param written tags of the text overrides */
export const inventedTexts = (written: ReadonlySet<string>): { page: InventedPage; count: number }[] =>
  INVENTED_PAGES.map((page) => ({ page, count: INVENTED_TEXTS[page].filter((tag) => !written.has(tag)).length })).filter(({ count }) => count > 0);
