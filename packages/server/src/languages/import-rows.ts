import { textHash } from '@vitrine/domain/languages/text-hash'
import { namesOfSameWords, sameWordsText } from '@vitrine/domain/languages/texts/same-words'
import { mayTranslateText } from '@vitrine/domain/languages/texts/text-field'
import { ownText, type TranslatedTexts } from '@vitrine/domain/languages/texts/translated-texts'
import type { Role } from '@vitrine/domain/owners/role'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { notYoursText } from './own-texts.ts'
import type { FileRow, RowReport } from './read-rows.ts'
import { textProblem, writtenTexts } from './save-texts.ts'
import { findSubject, type Subject } from './subject.ts'

/** What became of the rows of a file. */
export interface ImportReport {
  readonly applied: number
  readonly unchanged: number
  readonly rows: readonly RowReport[]
}

interface ImportPlace {
  readonly language: string
  /** Of whoever brings the file. */
  readonly roles: readonly Role[]
  readonly nowMs: number
}

/** Saves the rows of a file: those of one thing together, so that the shop goes on selling between them. */
export async function importRows(
  store: SiteStore,
  rows: readonly FileRow[],
  place: ImportPlace,
): Promise<ImportReport> {
  const written = rows.filter(({ translation }) => translation.trim() !== '')
  const report = { applied: 0, unchanged: rows.length - written.length, rows: [] as RowReport[] }
  for (const [, group] of Map.groupBy(written, ({ kind, id }) => `${kind} ${id}`)) {
    const done = await store.transaction((tables) => importGroup(tables, group, place))
    report.applied += done.applied
    report.unchanged += done.unchanged
    report.rows.push(...done.rows)
  }
  return report
}

async function importGroup(
  tables: SiteTables,
  group: readonly FileRow[],
  { language, roles, nowMs }: ImportPlace,
): Promise<ImportReport> {
  // Who writes a translation in the panel at the same time waits, and is told that it was changed.
  await tables.site.lock()
  const [first] = group
  const subject = first && (await findSubject(tables, first))
  if (!subject) return { applied: 0, unchanged: 0, rows: group.map(({ line }) => unknown(line)) }
  const { kind, id } = subject
  const stored = await tables.translations.find({ language, kind, id })
  const former = stored?.texts ?? {}
  const rows: RowReport[] = []
  const read: FileRow[] = []
  for (const row of group) {
    const problem = problemOf(row, subject, roles)
    if (problem) rows.push(problem)
    if (problem === null || problem.outcome === 'outdated') read.push(row)
  }
  const textsWith = (some: readonly FileRow[]) =>
    writtenTexts(
      subject.sources,
      former,
      some.map(({ field, translation, sourceHash }) => ({ name: field, text: translation, sourceHash })),
    )
  const alike = namesOfSameWords(subject.sources, textsWith(read))
  const taken = read.filter(({ field }) => !alike.has(field))
  for (const { line, field } of read)
    if (alike.has(field)) rows.push({ line, outcome: 'refused', reason: sameWordsText })
  const texts = textsWith(taken)
  const applied = taken.filter(({ field }) => isChanged(field, former, texts)).length
  const updatedAtMs = Math.max(nowMs, (stored?.updatedAtMs ?? 0) + 1)
  if (applied > 0) await tables.translations.save({ language, kind, id, texts, updatedAtMs })
  return { applied, unchanged: taken.length - applied, rows }
}

function problemOf(
  { line, field, translation, sourceHash }: FileRow,
  { sources }: Subject,
  roles: readonly Role[],
): RowReport | null {
  const source = sources.find(({ name }) => name === field)
  if (!source) return unknown(line)
  if (!mayTranslateText(source, roles)) return { line, outcome: 'refused', reason: notYoursText }
  const reason = textProblem(source, translation)
  if (reason !== null) return { line, outcome: 'refused', reason }
  if (sourceHash === textHash(source.text)) return null
  return { line, outcome: 'outdated', reason: 'The text was changed since the file was written.' }
}

function unknown(line: number): RowReport {
  return { line, outcome: 'unknown', reason: 'This text is not there any more.' }
}

function isChanged(name: string, former: TranslatedTexts, texts: TranslatedTexts): boolean {
  const [was, is] = [ownText(former, name), ownText(texts, name)]
  return was?.text !== is?.text || was?.sourceHash !== is?.sourceHash
}
