import { listVersions } from '../../fill-lists.ts'
import { allMigrations } from '../../migrations/all.ts'

/** By which version of the tables rows were written. */
export interface RowsVersion {
  readonly migrations: readonly string[]
  /** How the lists of the panel are kept, by their names. */
  readonly lists: Readonly<Record<string, number>>
}

/** The version of this program. */
export const rowsVersion: RowsVersion = {
  migrations: Object.keys(allMigrations).sort(),
  lists: listVersions,
}

/** Whether rows of another version can be taken as they are: `newer` has what this program does not know, `older` lacks what it needs. */
export function compareRows(other: RowsVersion): 'same' | 'newer' | 'older' {
  const isNewer =
    other.migrations.some((name) => !(name in allMigrations)) ||
    Object.entries(other.lists).some(([name, version]) => version > (listVersions[name] ?? 0))
  if (isNewer) return 'newer'
  const isSame =
    other.migrations.length === rowsVersion.migrations.length &&
    Object.entries(listVersions).every(([name, version]) => other.lists[name] === version)
  return isSame ? 'same' : 'older'
}
