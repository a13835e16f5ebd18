import { textHash } from '../text-hash.ts'
import { listOf } from './list-entries.ts'
import type { SourceText } from './text-field.ts'

/** A translation that was written elsewhere, by the name that its text had then, and the hash that this had. */
interface WrittenEntry {
  readonly name: string
  readonly sourceHash: string
}

/**
 * The names that the texts of translations have now, null for one that is gone: an entry of a list that was moved is known by its words, as
 * `followEntries` knows it. One whose words are nowhere any more was changed in its place, unless another of them stands there.
 */
export function placesNow(
  sources: readonly Pick<SourceText, 'name' | 'text'>[],
  written: readonly WrittenEntry[],
): readonly (string | null)[] {
  const hashes = new Map(sources.map(({ name, text }) => [name, textHash(text)]))
  const alike = Map.groupBy(hashes.keys(), (name) => wordsOf(name, hashes.get(name) ?? ''))
  const stays = ({ name, sourceHash }: WrittenEntry) =>
    listOf(name) === null || hashes.get(name) === sourceHash
  const taken = new Set(written.filter(stays).map(({ name }) => name))
  const moved = written.map((each) => {
    if (stays(each)) return each.name
    const places = alike.get(wordsOf(each.name, each.sourceHash)) ?? []
    const place = places.find((name) => !taken.has(name)) ?? places[0]
    if (place !== undefined) taken.add(place)
    return place
  })
  return written.map(({ name }, index) => moved[index] ?? (taken.has(name) ? null : name))
}

function wordsOf(name: string, hash: string): string {
  return `${hash} ${listOf(name)}`
}
