import type { ListCell } from '../../lists/csv.ts'
import { type AnswerReader, programReader } from '../answer-reader.ts'
import { isEmptyValue } from '../field-value.ts'
import { formFileKinds } from '../files/file-kinds.ts'
import { fileSize, submittedFilePath } from '../files/submitted-file.ts'
import { outsideView } from './outside-view.ts'
import { answersOf, type Submission, senderOf } from './submission.ts'

/** Characters of the answers that a list shows. */
const excerptLength = 200

/** A submission as a row of the inbox, for whoever reads it there. */
export function presentSubmissionRow(submission: Submission, reader: AnswerReader) {
  const {
    answers: _answers,
    pagePath: _path,
    spamScore: _score,
    spamSigns: _signs,
    ...row
  } = presentSubmission(submission, reader)
  return { ...row, answers: answersLine(submission, reader).slice(0, excerptLength) }
}

/** A submission in full, for whoever reads it. */
export function presentSubmission(submission: Submission, reader: AnswerReader) {
  const { id, formId, formName, email, page, createdAtMs, isRead, isStarred, isSpam } = submission
  return {
    id,
    formId,
    formName,
    sender: senderOf(submission),
    email,
    pageTitle: page.title,
    pagePath: page.path,
    createdAtMs,
    isRead,
    isStarred,
    isSpam,
    spamScore: submission.spam?.score ?? 0,
    spamSigns: [...(submission.spam?.signs ?? [])],
    answers: answersOf(submission, reader).map(({ title, lines }, place) => ({
      id: submission.fields[place]?.id ?? '',
      title,
      lines: [...lines],
      files: filesOf(submission, submission.fields[place]?.id ?? ''),
    })),
  }
}

/** The files that answer a field, and where an owner downloads them. */
function filesOf({ id, files = [] }: Submission, fieldId: string) {
  return files
    .filter((file) => file.fieldId === fieldId)
    .map((file) => ({
      id: file.id,
      name: file.name,
      size: fileSize(file.bytes),
      kind: formFileKinds[file.kind].label,
      address: submittedFilePath(id, file),
    }))
}

/** What stands in a column of the inbox as a file. */
export function submissionCell(submission: Submission, column: string): ListCell {
  const { formName, email, page, createdAtMs, isRead, isStarred, isSpam } = submission
  const cells: Readonly<Record<string, ListCell>> = {
    sender: senderOf(submission),
    form: formName,
    created: { atMs: createdAtMs },
    email,
    page: page.title,
    answers: answersLine(outsideView(submission), programReader),
    read: isRead,
    starred: isStarred,
    spam: isSpam,
  }
  return cells[column] ?? ''
}

/** All that was answered, in one line. */
function answersLine(submission: Submission, reader: AnswerReader): string {
  const fields = submission.fields.filter(({ id }) => !isEmptyValue(submission.values[id] ?? ''))
  return answersOf({ ...submission, fields }, reader)
    .map(({ title, lines }) => `${title}: ${lines.join(' ')}`)
    .join(' | ')
}
