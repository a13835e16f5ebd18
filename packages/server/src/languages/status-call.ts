import type { readTranslationStatusCall } from '@vitrine/contract/languages/translation-calls'
import { mayTranslateKind } from '@vitrine/contract/languages/translation-policy'
import {
  type Progress,
  progressOf,
  sumOf,
  type Translation,
  wholeState,
} from '@vitrine/domain/languages/translation'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { listSubjects } from './list-subjects.ts'
import { ownTextsOf } from './own-texts.ts'
import type { Subject, SubjectTables } from './subject.ts'
import { calledForOwners } from './subject-titles.ts'

/** Answers how far the translations of a site are. */
export async function getTranslationStatus(
  exchange: Exchange<typeof readTranslationStatusCall>,
): Promise<AnswerTo<typeof readTranslationStatusCall>> {
  const { query, store, services, account } = exchange
  const { kind, language, state, q = '', offset = 0, limit = 50 } = query
  const codes = (await store.site.read()).languages.map(({ code }) => code)
  const listed = await listSubjects(store, { kind, nowMs: services.clock() })
  const roles = account?.roles ?? []
  const own = listed
    .filter((subject) => mayTranslateKind(roles, subject.kind))
    .map((subject) => ownTextsOf(subject, roles))
    .filter(({ sources }) => sources.length > 0)
  const subjects = await calledForOwners(exchange, own)
  const measured = await measure(subjects, codes, store)
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

interface Measured {
  readonly subject: Subject
  /** In the order of the site's languages. */
  readonly languages: readonly (Progress & { readonly code: string })[]
}

async function measure(
  subjects: readonly Subject[],
  codes: readonly string[],
  { translations }: SubjectTables,
): Promise<readonly Measured[]> {
  const kinds = [...new Set(subjects.map(({ kind }) => kind))]
  const rows: Translation[] = []
  for (const kind of kinds) rows.push(...(await translations.listKind(kind)))
  const byKey = new Map(rows.map((row) => [keyOf(row.language, row), row]))
  return subjects.map((subject) => ({
    subject,
    languages: codes.map((code) => ({
      code,
      ...progressOf(subject.sources, byKey.get(keyOf(code, subject))?.texts ?? {}, code),
    })),
  }))
}

function keyOf(language: string, { kind, id }: Pick<Subject, 'kind' | 'id'>): string {
  return `${language} ${kind} ${id}`
}
