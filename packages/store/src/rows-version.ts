import { mark as taxes } from './agree-on-taxes.ts'
import { mark as prices } from './begin-price-history.ts'
import { listVersions } from './fill-lists.ts'
import { allMigrations } from './migrations/all.ts'
import { mark as forms } from './place-kept-forms.ts'

/** By which version of the tables rows were written. */
export interface RowsVersion {
  readonly migrations: readonly string[]
  /** How the lists of the panel are kept, by their names. */
  readonly lists: Readonly<Record<string, number>>
  /** What was filled in once, after a migration. */
  readonly fills: readonly string[]
}

/** The version of this program. */
export const rowsVersion: RowsVersion = {
  migrations: Object.keys(allMigrations).sort(),
  lists: listVersions,
  fills: [forms, prices, taxes],
}

/** Whether rows of another version can be taken as they are: `newer` has what this program does not know, `older` lacks what it needs. */
export function compareRows(other: RowsVersion): 'same' | 'newer' | 'older' {
  const isNewer =
    other.migrations.some((name) => !(name in allMigrations)) ||
    other.fills.some((name) => !rowsVersion.fills.includes(name)) ||
    Object.entries(other.lists).some(([name, version]) => version > (listVersions[name] ?? 0))
  if (isNewer) return 'newer'
  const isSame =
    other.migrations.length === rowsVersion.migrations.length &&
    other.fills.length === rowsVersion.fills.length &&
    Object.entries(listVersions).every(([name, version]) => other.lists[name] === version)
  return isSame ? 'same' : 'older'
}
