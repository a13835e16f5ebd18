/** Puts the values of a sentence such as `Order {name} fulfilled` in their places. */
export function sayText(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
