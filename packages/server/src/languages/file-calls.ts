import {
  type exportTranslationsCall,
  type importTranslationsCall,
  largestTranslationsFileBytes,
} from '@vitrine/contract/languages/file-calls'
import { mayTranslateKind } from '@vitrine/contract/languages/translation-policy'
import { type Translation, translationKinds } from '@vitrine/domain/languages/translation'
import { sayReasons } from '../catalogue/import/say-problems.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, fileReply, refuse, reply } from '../http/reply/reply.ts'
import { readUpload } from '../lists/import/read-upload.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { wordsOf } from '../words/panel-words.ts'
import { importRows, saysSomething } from './import-rows.ts'
import { notYoursText, ownSubjects } from './own-texts.ts'
import { type FileRow, type RowReport, readRows } from './read-rows.ts'
import { translationLines } from './translations-file.ts'

/** Answers all texts of a site beside their translation, as a file. */
export async function getTranslationsFile(
  exchange: Exchange<typeof exportTranslationsCall>,
): Promise<AnswerTo<typeof exportTranslationsCall>> {
  const { params, store, account } = exchange
  const { language } = params
  const { languages, identifier } = await store.site.read()
  if (!languages.some(({ code }) => code === language)) return refuse('not-found', failureText.notFound)
  const roles = account?.roles ?? []
  const kinds = translationKinds.filter((kind) => mayTranslateKind(roles, kind))
  const subjects = await ownSubjects(exchange)
  const ours: Translation[] = []
  for (const kind of kinds)
    for (const row of await store.translations.listKind(kind)) if (row.language === language) ours.push(row)
  const name = `${identifier}-${language}.csv`
  return fileReply(translationLines(subjects, { language, translations: ours }, wordsOf(exchange)), {
    name,
    type: 'text/csv; charset=utf-8',
  })
}

/** Takes a file of translations in. */
export async function postTranslationsFile(
  exchange: Exchange<typeof importTranslationsCall>,
): Promise<AnswerTo<typeof importTranslationsCall>> {
  const { params, store, services, site, account } = exchange
  const { language } = params
  const { languages } = await store.site.read()
  if (!languages.some(({ code }) => code === language)) return refuse('not-found', failureText.notFound)
  const file = await readUpload(exchange, largestTranslationsFileBytes)
  if (!file.ok) return file.refusal
  const read = await readRows(file.bytes, language)
  if (!read.ok) return refuse('file-unreadable', read.message)
  const roles = account?.roles ?? []
  // What nobody changed is as well as not there, whoever may change it.
  const isTaken = (row: FileRow) => mayTranslateKind(roles, row.kind) || !saysSomething(row)
  const own = read.rows.filter(isTaken)
  const others = read.rows
    .filter((row) => !isTaken(row))
    .map(({ line }): RowReport => ({ line, outcome: 'refused', reason: notYoursText }))
  const report = await importRows(store, own, { language, roles, nowMs: services.clock() })
  if (report.applied > 0)
    await store.transaction(async (tables) => {
      const summary = `Imported ${report.applied} translated texts (${language})`
      await recordAuditEntry(tables, exchange, { subjectId: site.id, summary })
    })
  const rows = [...read.problems, ...others, ...report.rows].toSorted((one, other) => one.line - other.line)
  const told = sayReasons(rows.slice(0, mostRows), wordsOf(exchange))
  return reply({ ...report, rows: told, rowsInAll: rows.length })
}

/** Most rows that a report tells of. */
const mostRows = 500
