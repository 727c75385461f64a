const PRICE = /price|cost|sell/i;

/** Collects all prices in an item's fields by path, such as `variations.0.price`. */
export function pricesOf(fields: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      const at = `${path}${name}`;
      if (typeof value === 'object' && value !== null) return Object.entries(pricesOf(value, `${at}.`));
      return PRICE.test(name) ? [[at, value] as const] : [];
    }),
  );
}
