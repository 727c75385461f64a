/**
 * Fills the `{{placeholders}}` of a text in one pass, so that a value that looks like a placeholder stays as it is. A placeholder without a value
 * becomes empty.
 */
export function fillHoles(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String((Object.hasOwn(values, name) ? values[name] : undefined) ?? ''));
}
