import { weightOf, weightOfBeginning } from '@vitrine/domain/search/asked-words'
import { askedSlipKeys, forgivenSlips, slipBetween } from '@vitrine/domain/search/near-words'
import { isKeptBeginning, longestBeginning } from '@vitrine/domain/search/postings'
import { sql } from 'kysely'
import { isAmongTexts } from '../engine/json-values.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** A word of the index that a written one means, and what it counts beside the word itself. */
export interface MeantWord {
  readonly word: string
  /** Of what has the word. */
  readonly weight: number
  /** Of what has a word that begins with it; null: not meant. */
  readonly weightOfLonger: number | null
}

/** The most words that a written one is a slip away from, and that begin with one which is too long to be kept as a beginning. */
const mostSlips = 24
const mostLonger = 64

/** Words that are looked at for slips. */
const mostLookedAt = 1_000

/** The words of the index that each written word means. */
export async function meantWords(
  session: Session,
  language: string,
  written: readonly string[],
): Promise<readonly (readonly MeantWord[])[]> {
  const near = await wordsNear(
    session,
    language,
    written.map((word) => [word, forgivenSlips(word)] as const),
  )
  const meant: (readonly MeantWord[])[] = []
  for (const [at, word] of written.entries()) {
    const own = { word, weight: 1, weightOfLonger: isKeptBeginning(word) ? weightOfBeginning : null }
    const longer =
      word.length > longestBeginning ? await longerWords(session, language, word, mostLonger) : []
    const others = longer.map((each) => ({
      word: each.word,
      weight: weightOfBeginning,
      weightOfLonger: null,
    }))
    meant.push([own, ...others, ...(near[at] ?? []).slice(0, mostSlips)])
  }
  return meant
}

interface CountedWord {
  readonly word: string
  readonly total: number
}

/** Words that are near to one: itself, what begins with it, and what is one or two slips away, the most frequent first. */
export async function wordsNearTo(
  session: Session,
  language: string,
  word: string,
  limit: number,
): Promise<readonly string[]> {
  const slips = forgivenSlips(word) === 0 ? 0 : word.length > 5 ? 2 : 1
  const [near = []] = await wordsNear(session, language, [[word, slips]])
  const longer = word.length < 2 ? [] : await longerWords(session, language, word, limit)
  const own = await session.all(readTotals, {
    websiteId: session.websiteId,
    language,
    words: JSON.stringify([word]),
  })
  const found = new Map([...own, ...longer, ...near].map((each) => [each.word, Number(each.total)]))
  return [...found]
    .sort(([one, oneTotal], [other, otherTotal]) => otherTotal - oneTotal || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([each]) => each)
}

/** For each written word those that are up to so many slips away: the nearest first, then the most frequent. */
async function wordsNear(
  session: Session,
  language: string,
  written: readonly (readonly [word: string, slips: number])[],
): Promise<readonly (readonly (MeantWord & CountedWord)[])[]> {
  const keys = written.flatMap(([word, slips]) => askedSlipKeys(word, slips))
  if (keys.length === 0) return []
  const given = { websiteId: session.websiteId, language, keys: JSON.stringify([...new Set(keys)]) }
  const candidates = await session.all(readNear, given)
  return written.map(([word, slips]) =>
    candidates
      .flatMap((candidate) => {
        const slip = candidate.word.startsWith(word) ? null : slipBetween(word, candidate.word, slips)
        return slip ? [{ ...candidate, weight: weightOf(slip, candidate.word), weightOfLonger: null }] : []
      })
      .sort((one, other) => other.weight - one.weight || compareCounted(one, other)),
  )
}

function compareCounted(one: CountedWord, other: CountedWord): number {
  return Number(other.total) - Number(one.total) || (one.word < other.word ? -1 : 1)
}

function longerWords(session: Session, language: string, word: string, limit: number) {
  const given = { websiteId: session.websiteId, language, from: word, to: `${word}\u{10ffff}`, limit }
  return session.all(readLonger, given)
}

interface Given {
  readonly websiteId: string
  readonly language: string
}

const readNear = statement((db, given: Given & { readonly keys: string }, engine) => ({
  compile: () =>
    sql<CountedWord>`select distinct counted.word, counted.total from search_slips as slips
      join search_words as counted on counted.website_id = slips.website_id and counted.language = slips.language
        and counted.word = slips.word
      where slips.website_id = ${given.websiteId} and slips.language = ${given.language}
      and ${isAmongTexts(engine, sql`slips.slip`, given.keys)}
      order by counted.total desc, counted.word limit ${sql.lit(mostLookedAt)}`.compile(db),
}))

const readLonger = statement(
  (db, given: Given & { readonly from: string; readonly to: string; readonly limit: number }) => ({
    compile: () =>
      sql<CountedWord>`select word, total from (select word, total from search_words where website_id = ${given.websiteId}
        and language = ${given.language} and word > ${given.from} and word < ${given.to}
        order by word limit ${sql.lit(mostLookedAt)}) as longer order by total desc, word limit ${given.limit}`.compile(
        db,
      ),
  }),
)

const readTotals = statement((db, given: Given & { readonly words: string }, engine) => ({
  compile: () =>
    sql<CountedWord>`select word, total from search_words where website_id = ${given.websiteId}
      and language = ${given.language} and ${isAmongTexts(engine, sql`word`, given.words)}`.compile(db),
}))
