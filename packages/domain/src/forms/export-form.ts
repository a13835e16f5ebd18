import type { ListCell } from '../lists/csv.ts'
import type { Say } from '../words/say.ts'
import { submittedFilePath } from './files/submitted-file.ts'
import type { FormContent } from './form.ts'
import { takesAnswer } from './form-field.ts'
import type { OutsideView } from './inbox/outside-view.ts'
import { answerText } from './targets/submission-event.ts'

/** What stands in the columns of a form as a file. */
export interface FormColumns {
  readonly header: readonly string[]
  readonly cellsOf: (submission: OutsideView) => readonly ListCell[]
}

/** The columns of a form, under titles in the language of whoever asks: one for each of its fields, and one for answers to fields that it does not have any more. */
export function columnsOfForm({ fields }: Pick<FormContent, 'fields'>, say: Say): FormColumns {
  const asked = fields.filter(takesAnswer)
  const header = [
    ...[say('Date'), say('Submission'), say('Page'), say('Email'), say('Read'), say('Starred'), say('Spam')],
    ...asked.map(({ id, title }) => title || id),
    say('Other answers'),
  ]
  const isKnown = new Set(asked.map(({ id }) => id))
  return {
    header,
    cellsOf: (sent) => {
      const { id, page, email, createdAtMs, isRead, isStarred, isSpam } = sent
      const others = sent.fields
        .filter((field) => !isKnown.has(field.id) && answerText(sent, field.id) !== '')
        .map((field) => `${field.title || field.id}: ${answerText(sent, field.id)}`)
      return [
        { atMs: createdAtMs },
        id,
        page.title,
        email,
        isRead,
        isStarred,
        isSpam,
        ...asked.map((field) => filesCell(sent, field.id) || answerText(sent, field.id)),
        others.join(' | '),
      ]
    },
  }
}

/** A submission as it stands in a file of JSON. */
export function submissionRecord(sent: OutsideView) {
  const {
    id,
    formId,
    formName,
    fields,
    values,
    page,
    email,
    createdAtMs,
    ownChoices: _own,
    isOutside: _is,
    ...marks
  } = sent
  return {
    id,
    formId,
    formName,
    sentAt: new Date(createdAtMs).toISOString(),
    page: { title: page.title, path: page.path },
    email,
    ...marks,
    answers: fields.map((field) => ({
      id: field.id,
      type: field.type,
      title: field.title,
      value: values[field.id] ?? '',
      ...filesIn(sent, field.id),
    })),
  }
}

/** The files of a field with where the panel has them; nothing where it has none. */
function filesIn({ id, files = [] }: OutsideView, fieldId: string) {
  const own = files.filter((file) => file.fieldId === fieldId)
  if (own.length === 0) return {}
  return {
    files: own.map((file) => ({
      name: file.name,
      bytes: file.bytes,
      kind: file.kind,
      path: submittedFilePath(id, file),
    })),
  }
}

/** The files of a field in a cell: each with where the panel has it; '' where it has none. */
function filesCell(sent: OutsideView, fieldId: string): string {
  const { files = [] } = filesIn(sent, fieldId)
  return files.map(({ name, path }) => `${name}: ${path}`).join(' | ')
}
