import type { Locale } from './locale.ts'

/** Whether numbers count things or tell their rank. */
export type PluralKind = 'cardinal' | 'ordinal'

/** Numbers among which every language shows each of its plural categories. */
const samples = [
  ...Array.from({ length: 201 }, (_, n) => String(n)),
  '0.0',
  '0.5',
  '1.0',
  '1.5',
  '2.5',
  '1000000',
]

const known = new WeakMap<Locale, Readonly<Record<PluralKind, ReadonlySet<string>>>>()

/** The plural categories of a language: English counts in `one` and `other`, Polish in four. Worked out once per locale. */
export function pluralCategories(locale: Locale, kind: PluralKind): ReadonlySet<string> {
  const kept = known.get(locale)
  if (kept) return kept[kind]

  const { Numbers } = locale.cldr
  const categories = {
    cardinal: new Set(['other', ...samples.map((n) => Numbers.getPluralCardinal(n))]),
    ordinal: new Set(['other', ...samples.map((n) => Numbers.getPluralOrdinal(n))]),
  }
  known.set(locale, categories)
  return categories[kind]
}
