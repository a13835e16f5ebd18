import { textHash } from '@vitrine/domain/languages/text-hash'
import { followEntries } from '@vitrine/domain/languages/texts/list-entries'
import { hasLostLetters } from '@vitrine/domain/languages/texts/lost-letters'
import { placesNow } from '@vitrine/domain/languages/texts/places-now'
import { namesOfSameWords, sameWordsText } from '@vitrine/domain/languages/texts/same-words'
import { mayTranslateText, type SourceText } from '@vitrine/domain/languages/texts/text-field'
import { ownText, type TranslatedTexts } from '@vitrine/domain/languages/texts/translated-texts'
import type { Role } from '@vitrine/domain/owners/role'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { exportedHash } from './exported-text.ts'
import { notYoursText } from './own-texts.ts'
import type { FileRow, RowReport } from './read-rows.ts'
import { cleanText, textProblem, writtenTexts } from './save-texts.ts'
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
  const written = rows.filter(saysSomething)
  const report = { applied: 0, unchanged: rows.length - written.length, rows: [] as RowReport[] }
  for (const [, group] of Map.groupBy(rows, ({ kind, id }) => `${kind} ${id}`)) {
    if (!group.some(saysSomething)) continue
    const done = await store.transaction((tables) => importGroup(tables, group, place))
    report.applied += done.applied
    report.unchanged += done.unchanged
    report.rows.push(...done.rows)
  }
  return report
}

async function importGroup(
  tables: SiteTables,
  all: readonly FileRow[],
  { language, roles, nowMs }: ImportPlace,
): Promise<ImportReport> {
  // Who writes a translation in the panel at the same time waits, and is told that it was changed.
  await tables.site.lock()
  const [first] = all
  const subject = first && (await findSubject(tables, first))
  if (!subject)
    return { applied: 0, unchanged: 0, rows: all.filter(saysSomething).map(({ line }) => unknown(line)) }
  const group = whereTheyAre(subject, all).filter(saysSomething)
  const { kind, id } = subject
  const stored = await tables.translations.find({ language, kind, id })
  const former = followEntries(subject.sources, stored?.texts ?? {})
  const { rows, read, unchanged } = sortRows(group, { subject, former, roles })
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
  const updatedAtMs = Math.max(nowMs, (stored?.updatedAtMs ?? 0) + 1)
  if (taken.length > 0) {
    await tables.translations.save({ language, kind, id, texts, updatedAtMs })
    // With each thing: what stops in the middle leaves no page that shows the former words.
    await tables.site.raiseRevision()
  }
  return { applied: taken.length, unchanged, rows }
}

/** Rows by the names that their texts have now; those that were not touched say where others cannot be. */
function whereTheyAre({ sources }: Subject, rows: readonly FileRow[]): readonly FileRow[] {
  const places = placesNow(
    sources,
    rows.map(({ field, sourceHash }) => ({ name: field, sourceHash })),
  )
  // No text is without a name: one that is gone is not found.
  return rows.map((row, index) => ({ ...row, field: places[index] ?? '' }))
}

interface Stored {
  readonly subject: Subject
  readonly former: TranslatedTexts
  readonly roles: readonly Role[]
}

/** The rows to be taken, how many say what is there already, and what is wrong with the others. */
function sortRows(group: readonly FileRow[], { subject, former, roles }: Stored) {
  const rows: RowReport[] = []
  const read: FileRow[] = []
  let unchanged = 0
  for (const row of group) {
    const source = subject.sources.find(({ name }) => name === row.field)
    const there = ownText(former, row.field)?.text ?? ''
    const problem = problemOf(row, { source, roles, there })
    if (source && there === cleanText(source, row.translation)) unchanged += 1
    else if (problem === null || problem.outcome === 'outdated') {
      const isNewer = row.translationHash !== '' && exportedHash(there) !== row.translationHash
      if (isNewer) rows.push({ line: row.line, outcome: 'refused', reason: newerText })
      else read.push(row)
      if (problem && !isNewer) rows.push(problem)
    } else rows.push(problem)
  }
  return { rows, read, unchanged }
}

const lostLettersText = 'Letters of this text were lost. Please save the file as “CSV UTF-8”.'

const newerText = 'Somebody has changed the translation since the file was written.'

/** Whether a row says something else than the file was written with; an empty one says nothing. */
export function saysSomething({ translation, translationHash }: FileRow): boolean {
  if (translation.trim() === '') return false
  return translationHash === '' || exportedHash(translation) !== translationHash
}

interface Target {
  readonly source: SourceText | undefined
  readonly roles: readonly Role[]
  /** The translation as it is kept. */
  readonly there: string
}

function problemOf(
  { line, translation, sourceHash }: FileRow,
  { source, roles, there }: Target,
): RowReport | null {
  if (!source) return unknown(line)
  if (!mayTranslateText(source, roles)) return { line, outcome: 'refused', reason: notYoursText }
  const reason = hasLostLetters(translation.trim(), there)
    ? lostLettersText
    : textProblem(source, translation)
  if (reason !== null) return { line, outcome: 'refused', reason }
  if (sourceHash === textHash(source.text)) return null
  return { line, outcome: 'outdated', reason: 'The text was changed since the file was written.' }
}

function unknown(line: number): RowReport {
  return { line, outcome: 'unknown', reason: 'This text is not there any more.' }
}
