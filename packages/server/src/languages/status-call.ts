import type { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { type Measured, measureProgress } from '@vitrine/domain/languages/measure-progress'
import { sumOf, wholeState } from '@vitrine/domain/languages/translation'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { turnGiver } from '../services/in-turns.ts'
import { ownSubjects } from './own-texts.ts'
import type { Subject, SubjectTables } from './subject.ts'

/** Answers how far the translations of a site are. */
export async function getTranslationStatus(
  exchange: Exchange<typeof readTranslationStatusCall>,
): Promise<AnswerTo<typeof readTranslationStatusCall>> {
  const { query, store } = exchange
  const { kind, language, state, q = '', offset = 0, limit = 50 } = query
  const codes = (await store.site.read()).languages.map(({ code }) => code)
  const measured = await measure(await ownSubjects(exchange, kind), codes, store)
  const words = q.trim().toLowerCase()
  const found = measured.filter(({ subject, languages }) => {
    const progress = languages.find(({ code }) => code === language)
    const isSoFar = state === undefined || (progress !== undefined && wholeState(progress) === state)
    return isSoFar && subject.title.toLowerCase().includes(words)
  })
  return reply({
    languages: codes.map((code, index) => ({
      code,
      ...sumOf(measured.flatMap(({ languages }) => languages[index] ?? [])),
    })),
    items: found.slice(offset, offset + limit).map(({ subject, languages }) => {
      return { kind: subject.kind, id: subject.id, title: subject.title, languages }
    }),
    total: found.length,
  })
}

/** Things whose translations are read at once: all of them together are too much for one turn. */
const batch = 200

async function measure(
  subjects: readonly Subject[],
  languages: readonly string[],
  tables: SubjectTables,
): Promise<readonly Measured<Subject>[]> {
  const giveTurn = turnGiver()
  const found: Measured<Subject>[] = []
  for (const [kind, own] of Map.groupBy(subjects, (subject) => subject.kind))
    for (let from = 0; from < own.length; from += batch) {
      const some = own.slice(from, from + batch)
      const ids = some.map(({ id }) => id)
      const translations = await tables.translations.findMany(kind, ids)
      for (const measured of measureProgress(some, { languages, translations })) {
        found.push(measured)
        await giveTurn()
      }
    }
  return found
}
