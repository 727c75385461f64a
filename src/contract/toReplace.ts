/*
 * What a new installation invents beside the samples of its catalogue and the facts that `BUSINESS.placeholder` names: the texts
 * in which the owner tells who they are, what they cook with and what they promise, by the page that shows them.
 */
export const INVENTED_TEXTS = {
  home: ['home.about.first', 'home.about.second'],
  about: ['about.title', 'about.lead', 'about.fire.first', 'about.fire.second', 'about.teach.first'],
  pizzas: ['pizzas.lead', 'pizzas.dough.sourdough', 'pizzas.topping.four_cheese', 'pizzas.topping.hawaiian', 'pizzas.topping.bbq_chicken', 'pizzas.way.training', 'pizzas.way.popup'],
  smokehouse: ['smokehouse.lead'],
} as const satisfies Record<string, readonly string[]>;

export type InventedPage = keyof typeof INVENTED_TEXTS;
export const INVENTED_PAGES = Object.keys(INVENTED_TEXTS) as InventedPage[];

/** The pages with invented texts that the owner has not written again, and how many of them. @param written the tags of the owner's own texts */
export const inventedTexts = (written: ReadonlySet<string>): { page: InventedPage; count: number }[] =>
  INVENTED_PAGES.map((page) => ({ page, count: INVENTED_TEXTS[page].filter((tag) => !written.has(tag)).length })).filter(({ count }) => count > 0);
