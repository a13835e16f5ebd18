import type { ListCell } from '../lists/csv.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
import { formFileKinds } from './files/file-kinds.ts'
import { fileSize, submittedFilePath } from './files/submitted-file.ts'
import { answersOf, type Submission, senderOf } from './submission.ts'

/** Characters of the answers that a list shows. */
const excerptLength = 200

/** A submission as a row of the inbox. */
export function presentSubmissionRow(submission: Submission) {
  const {
    answers: _answers,
    pagePath: _path,
    spamScore: _score,
    spamSigns: _signs,
    ...row
  } = presentSubmission(submission, sayAsWritten)
  return { ...row, answers: answersLine(submission).slice(0, excerptLength) }
}

/** A submission in full, its answers in the language of the site. */
export function presentSubmission(submission: Submission, say: Say) {
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
    answers: answersOf(submission, say).map(({ title, lines }, place) => ({
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
    answers: answersLine(submission),
    read: isRead,
    starred: isStarred,
    spam: isSpam,
  }
  return cells[column] ?? ''
}

/** All that was answered, in one line. */
function answersLine(submission: Submission): string {
  return answersOf(submission)
    .filter(({ lines }) => lines.join() !== 'N/A')
    .map(({ title, lines }) => `${title}: ${lines.join(' ')}`)
    .join(' | ')
}
