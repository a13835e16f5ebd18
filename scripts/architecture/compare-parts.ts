import type { PartName, PartRow } from './read-parts.ts'

/** What npm installs for the repository. */
export interface Dependencies {
  /** Direct ones of all workspaces, for running as for developing: name to version. */
  readonly direct: ReadonlyMap<string, string>
  /** Names of those that the product runs with. */
  readonly running: readonly string[]
  /** Names of all that is installed, those of others included. */
  readonly installed: ReadonlySet<string>
}

/** Says which names of the table are neither dependencies (of that version) nor paths, and which rows name nothing at all. */
export function findUnkept(
  rows: readonly PartRow[],
  dependencies: Dependencies,
  hasPath: (path: string) => boolean,
): readonly string[] {
  return rows.flatMap(({ part, names }) => {
    if (names.length === 0) return [`${part}: name the npm package or the path of the choice in backticks.`]
    return names
      .filter((each) => !isKept(each, dependencies) && !hasPath(each.name))
      .map(
        ({ name, major }) => `${part}: ${[name, major].join(' ').trim()} is no dependency of that version.`,
      )
  })
}

/** Says which libraries the product runs with that the table does not name. */
export function findUnnamed(rows: readonly PartRow[], { running }: Dependencies): readonly string[] {
  const names = rows.flatMap((row) => row.names.map(({ name }) => name))
  return running.filter((library) => !names.some((name) => fits(name, library)))
}

/** Says which words of a text are libraries that others of ours brought along, as if they were ours. */
export function findBorrowed(text: string, { direct, installed }: Dependencies): readonly string[] {
  const words = new Set(text.toLowerCase().match(/@?[a-z][\w-]*(?:\/[\w-]+)?/g))
  return [...words].filter((word) => installed.has(word) && !direct.has(word) && !ordinaryWords.has(word))
}

/** Words of English that are names of packages, too. */
const ordinaryWords = new Set(['request'])

function isKept({ name, major }: PartName, { direct }: Dependencies): boolean {
  return [...direct].some(
    ([library, version]) => fits(name, library) && (major === null || version.split('.')[0] === major),
  )
}

/** `@mantine/*` stands for all of that scope. */
function fits(name: string, library: string): boolean {
  return name.endsWith('/*') ? library.startsWith(name.slice(0, -1)) : name === library
}
