import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../../packages')

/** The files of rules and of the contract, from the folder of packages, that are built into scripts and pages of visitors, by what imports what. */
export function rulesReachedByVisitors(): ReadonlySet<string> {
  const begun = globSync('storefront/src/**/*.{ts,tsx}', { cwd: packages })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(?:test|d)\.tsx?$|\/testing\//.test(file))
  const reached = new Set<string>()
  const left = begun.flatMap(rulesIn)
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    left.push(...rulesIn(file))
  }
  return reached
}

/** The files of rules and of the contract that a file imports, but not those whose types alone it needs. */
function rulesIn(file: string): readonly string[] {
  const source = readFileSync(path.join(packages, file), 'utf8')
  return [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].flatMap(
    ([, from = '']) => {
      const [, room, name] = /^@vitrine\/(domain|contract)\/(.+)$/.exec(from) ?? []
      if (room) return [`${room}/src/${name}.ts`]
      if (!from.startsWith('.') || !/^(?:domain|contract)\//.test(file)) return []
      return [path.posix.join(path.posix.dirname(file), from)]
    },
  )
}
