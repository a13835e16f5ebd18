/** Texts by their names, each said in another language. */
export function sayEach<Text>(
  texts: Readonly<Record<string, Text>> | undefined,
  sayComposed: (text: string) => string,
): Readonly<Record<string, Text | string>> {
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([name, text]) => [
      name,
      typeof text === 'string' ? sayComposed(text) : text,
    ]),
  )
}
