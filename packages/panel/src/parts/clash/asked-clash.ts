import { fieldName } from '@vitrine/domain/activity/field-names'
import { entryName } from '@vitrine/domain/merging/entry-name'
import { hasFields } from '@vitrine/domain/merging/is-same'
import { type Clash, clashKey, type Step } from '@vitrine/domain/merging/merge-three-ways'
import type { Side } from '@vitrine/domain/merging/three-ways'
import { shownLanguage } from '../../session/shown-language.ts'
import { countryName } from '../names/country-names.ts'
import { choiceLabel } from './choice-label.ts'

/** A field that both changed, as it is asked about. */
export interface AskedClash {
  readonly key: string
  readonly label: string
  /** The name of the field, by which its value is written; '' for a thing in a list. */
  readonly field: string
  readonly ours: unknown
  readonly theirs: unknown
}

/** Keys of what somebody else's change counts for; ours counts for all else. */
export type TakenTheirs = ReadonlySet<string>

/** Ours counts everywhere. */
export const nothingTaken: TakenTheirs = new Set()

/** Whose change counts, by what was chosen. */
export function sideOf(key: string, taken: TakenTheirs): Side {
  return taken.has(key) ? 'theirs' : 'ours'
}

/** A clash as it is asked about: fields are called as the room calls them. */
export function askedClash(clash: Clash, labels: Readonly<Partial<Record<string, string>>>): AskedClash {
  const { path, ours, theirs } = clash
  const last = path.at(-1)
  const field = last?.kind === 'field' ? last.name : ''
  return { key: clashKey(clash), label: labelOf(path, labels), field, ours, theirs }
}

function labelOf(path: readonly Step[], labels: Readonly<Partial<Record<string, string>>>): string {
  const words = path.flatMap((step, place) => {
    if (step.kind === 'entry') return [entryLabel(step.entry)]
    if (step.kind === 'order') return ['Order']
    if (place === 0) return [labels[step.name] ?? fieldName(step.name)]
    // Which list it is of is plain by what it is called.
    return path[place + 1]?.kind === 'entry' ? [] : [fieldName(step.name)]
  })
  return words.join(' › ')
}

/** What a thing in a list is called: by its name, else by what it is. */
export function entryLabel(entry: unknown): string {
  if (!hasFields(entry)) return String(entry)
  const { country, type, kind } = entry
  const name = inQuotes(entryName({ ...entry, id: '' }))
  if (name !== null && typeof country === 'string' && country !== '')
    return `${name}, ${countryName(country)}`
  if (name !== null) return name
  const what = [type, kind].find((each) => typeof each === 'string')
  return what === undefined ? (entryName(entry) ?? '') : choiceLabel(what)
}

/** A name in the quotes of the language of the panel. */
function inQuotes(name: string | null): string | null {
  return name !== null && shownLanguage() === 'de' ? name.replace(/^“(.*)”$/s, '„$1“') : name
}
