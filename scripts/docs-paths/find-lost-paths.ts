/** A path in backticks: of a file of ours, or of a folder in a folder. */
const path = /`((?:[\w.@-]+\/)+[\w.@-]+\.(?:tsx?|mjs|md|css)|(?:[\w.@-]+\/){2,})`/g

/**
 * Says which paths a text names that are not there. A path may be whole, begin with the package (`server/http/pages.ts`), or stand in the
 * source of any (`http/pages.ts`).
 */
export function findLostPaths(
  markdown: string,
  has: (path: string) => boolean,
  packages: readonly string[],
): readonly string[] {
  const places = ['', 'packages/', ...packages.map((name) => `packages/${name}/src/`)]
  const isLost = (found: string) =>
    !places.some((place) => has(place + found)) && !has(`packages/${found.replace('/', '/src/')}`)
  return [...new Set([...markdown.matchAll(path)].map(([, found = '']) => found))].filter(isLost)
}
