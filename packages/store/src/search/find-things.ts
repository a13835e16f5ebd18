import { type BlockSet, sizeOf } from '@vitrine/domain/search/block-bits'
import { collectionMark, pageMark, readCode } from '@vitrine/domain/search/postings'
import { rankHits } from '@vitrine/domain/search/rank-hits'
import type { ScoredSet } from '@vitrine/domain/search/score-planes'
import { valueOfLevel } from '@vitrine/domain/search/word-levels'
import { sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { jsonValues } from '../engine/json-values.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { type MeantWord, meantWords } from './find-words.ts'
import { closedMarks, markedBits } from './marked-things.ts'
import type { FoundThings, SearchAsk, SearchedKind } from './search-records.ts'
import { readWordSets, type WordSets } from './word-sets.ts'

/** Scores are whole numbers: so many for a level that is worth 1. */
const scorePrecision = 8

/** The least that a word counts beside the rarest of a search. */
const leastShare = 0.1

/** Finds what has all words of a search, the best first. */
export async function findThings(session: Session, ask: SearchAsk): Promise<FoundThings> {
  const key = { websiteId: session.websiteId, language: ask.language }
  const state = await session.first(readCount, key)
  if (!state || ask.words.length === 0) return { things: [], total: 0 }
  const meant = await meantWords(session, ask.language, ask.words)
  const closed = await closedMarks(session, ask)
  const own = ask.collectionId === null ? [] : [collectionMark(ask.collectionId), pageMark(ask.collectionId)]
  const asked = [...meant.flatMap((words) => words.map(({ word }) => word)), ...closed, ...own]
  const sets = await readWordSets(session, ask.language, asked)
  const { numbers, total } = rankHits({
    words: scoredWords(meant, sets, Number(state.documents)),
    within: ask.collectionId === null ? null : markedBits(own, sets),
    without: markedBits(closed, sets),
    offset: ask.offset,
    limit: ask.limit,
  })
  if (numbers.length === 0) return { things: [], total }
  const rows = await session.all(readThings, { ...key, numbers: JSON.stringify(numbers) })
  const byNumber = new Map(rows.map((row) => [Number(row.number), { kind: row.kind, id: row.object_id }]))
  return { things: numbers.flatMap((number) => byNumber.get(number) ?? []), total }
}

/** What each word of a search leads to, with its scores; a word counts the more the rarer it is. */
function scoredWords(
  meant: readonly (readonly MeantWord[])[],
  sets: WordSets,
  documents: number,
): readonly (readonly ScoredSet[])[] {
  const weighed = meant.map((words) => words.flatMap((word) => weighedSets(word, sets)))
  const rarities = weighed.map((own) => rarityOf(own, documents))
  const highest = Math.max(...rarities)
  return weighed.map((own, at) => {
    const share = Math.max(leastShare, (rarities[at] ?? 0) / highest)
    return own.map(({ block, weight, set }) => {
      return { block, set, score: Math.max(1, Math.round(weight * share * scorePrecision)) }
    })
  })
}

interface WeighedSet {
  readonly block: number
  readonly weight: number
  readonly set: BlockSet
}

function weighedSets({ word, weight, weightOfLonger }: MeantWord, sets: WordSets): readonly WeighedSet[] {
  return (sets.get(word) ?? []).flatMap(({ block, sets: own }) =>
    [...own].flatMap(([code, set]) => {
      const { isBeginning, level } = readCode(code)
      const counted = isBeginning ? weightOfLonger : weight
      return counted === null ? [] : [{ block, set, weight: counted * valueOfLevel(level) }]
    }),
  )
}

function rarityOf(sets: readonly WeighedSet[], documents: number): number {
  const having = sets.reduce((sum, { set }) => sum + sizeOf(set), 0)
  return Math.log(1 + (Math.max(0, documents - having) + 0.5) / (having + 0.5))
}

interface Given {
  readonly websiteId: string
  readonly language: string
}

const readCount = statement((db, given: Given) =>
  db
    .selectFrom('search_states')
    .select('documents')
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language),
)

const numberOf = (engine: Engine) => (engine === 'sqlite' ? sql`value` : sql`value::text`)

interface ThingRow {
  readonly number: number
  readonly kind: SearchedKind
  readonly object_id: string
}

const readThings = statement((db, given: Given & { readonly numbers: string }, engine) => ({
  compile: () =>
    sql<ThingRow>`select number, kind, object_id from search_documents where website_id = ${given.websiteId}
      and language = ${given.language} and number in (select cast(${numberOf(engine)} as bigint) from ${jsonValues(engine, given.numbers)} as given)`.compile(
      db,
    ),
}))
