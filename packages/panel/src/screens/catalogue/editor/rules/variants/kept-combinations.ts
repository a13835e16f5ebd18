import type { OptionDraft, VariantDraft } from '../draft.ts'
import { type Combination, combinationKey, countCombinations, usableOptions } from './combinations.ts'

/** Options as they will be, and what there was of them. */
export interface OptionsAndRows {
  readonly options: readonly OptionDraft[]
  readonly existing: readonly VariantDraft[]
  /** The options that the rows stand for: what their values make, and no row has, its owner left out. None: nothing was. */
  readonly before: readonly OptionDraft[]
}

/** The combinations of option values without those that were left out, in the options' order; null: more than `most`. */
export function keptCombinations(
  given: OptionsAndRows,
  most: number,
): { readonly count: number; readonly combinations: readonly Combination[] | null } {
  const known = knownValues(given)
  const count = countKept(given, known)
  return { count, combinations: count > most ? null : combine(given, known) }
}

type KnownValues = ReadonlyMap<string, ReadonlySet<string>>

/** The values that could be chosen before, of options that the rows tell apart. */
function knownValues({ existing, before }: OptionsAndRows): KnownValues {
  const told = usableOptions(before).filter(({ name }) => existing.some(({ values }) => name in values))
  return new Map(told.map(({ name, values }) => [name, new Set(values)]))
}

/** Counts by the sizes alone: all combinations, without those of known values that no row has. */
function countKept({ options, existing }: OptionsAndRows, known: KnownValues): number {
  const all = countCombinations(options)
  const shared = usableOptions(options).filter(({ name }) => known.has(name))
  if (shared.length === 0) return all
  const old = shared.map((option) => ({
    ...option,
    values: option.values.filter((value) => known.get(option.name)?.has(value)),
  }))
  const oldCount = old.reduce((count, { values }) => count * values.length, 1)
  const each = all / countCombinations(shared)
  const there = existing
    .filter((row) => old.every(({ name, values }) => values.includes(row.values[name] ?? '')))
    .map((row) => combinationKey(Object.fromEntries(old.map(({ name }) => [name, row.values[name] ?? '']))))
  return all - (oldCount - new Set(there).size) * each
}

/** Puts values together option by option, and drops at once what can become no combination that is kept. */
function combine({ options, existing }: OptionsAndRows, known: KnownValues): readonly Combination[] {
  const usable = usableOptions(options)
  const isNew = (name: string, value: string) => known.get(name)?.has(value) === false
  const isKept = (values: Combination) => {
    const told = Object.entries(values).filter(([name]) => known.has(name))
    const isThere = () => existing.some((row) => told.every(([name, value]) => row.values[name] === value))
    return told.length === 0 || told.some(([name, value]) => isNew(name, value)) || isThere()
  }
  return usable.reduce<readonly Combination[]>(
    (begun, { name, values }, index) => {
      const mayBecomeNew = usable
        .slice(index + 1)
        .some((later) => later.values.some((value) => isNew(later.name, value)))
      return begun
        .flatMap((combination) => values.map((value) => ({ ...combination, [name]: value })))
        .filter((combination) => mayBecomeNew || isKept(combination))
    },
    [{}],
  )
}
