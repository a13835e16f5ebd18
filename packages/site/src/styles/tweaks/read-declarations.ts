const declaration = /(?<=^|[;{\s])([a-z-]+)\s*:\s*([^;{}]+)/g

/** The declarations of a rule without rules inside, by property; values in one line. */
export function readDeclarations(body: string): Readonly<Record<string, string>> {
  const bare = body.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, '')
  return Object.fromEntries(
    [...bare.matchAll(declaration)].map(([, property = '', value = '']) => [
      property,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  )
}
