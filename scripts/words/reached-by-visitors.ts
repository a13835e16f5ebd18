import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../../packages')

/** The files of rules, from the folder of packages, that are built into scripts and pages of visitors, by what imports what. */
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

/** The rules that a file imports, but not those whose types alone it needs. */
function rulesIn(file: string): readonly string[] {
  const source = readFileSync(path.join(packages, file), 'utf8')
  return [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].flatMap(
    ([, from = '']) => {
      if (from.startsWith('@vitrine/domain/'))
        return [`${from.replace('@vitrine/domain/', 'domain/src/')}.ts`]
      if (!from.startsWith('.') || !file.startsWith('domain/')) return []
      return [path.posix.join(path.posix.dirname(file), from)]
    },
  )
}
