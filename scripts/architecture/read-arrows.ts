/**
 * Reads the block under "The arrows": who may import whom, by package. What stands behind a slash or in parentheses says more than a package, and is
 * left to `scripts/boundaries`.
 */
export function readArrows(markdown: string): Readonly<Record<string, readonly string[]>> {
  const block = /^### The arrows\n+```\w*\n([\s\S]*?)^```$/m.exec(markdown)?.[1] ?? ''
  const arrows: Record<string, readonly string[]> = {}
  for (const [, from = '', to = ''] of block.matchAll(
    /^(\w+(?:, \w+)*) +(?:→ (.*)|import nothing of ours)$/gm,
  )) {
    for (const name of from.split(', ')) arrows[name] = packagesIn(to)
  }
  return arrows
}

function packagesIn(list: string): readonly string[] {
  const names = list.split(', ').map((each) => /^\w+/.exec(each)?.[0] ?? '')
  return [...new Set(names.filter((name) => name !== ''))]
}
