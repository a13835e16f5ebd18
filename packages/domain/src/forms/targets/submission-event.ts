import { programReader } from '../answer-reader.ts'
import { type FieldValue, isEmptyValue } from '../field-value.ts'
import { fileLine } from '../files/submitted-file.ts'
import type { OutsideView } from '../inbox/outside-view.ts'
import { summarizeValue } from '../summarize-value.ts'

/** What a webhook is told of a submission (docs/operations.md). */
interface SubmissionEvent {
  readonly type: 'form.submitted'
  readonly timestamp: string
  readonly data: {
    readonly id: string
    readonly websiteId: string
    readonly formId: string
    readonly formName: string
    readonly isTest: boolean
    readonly page: { readonly title: string; readonly path: string }
    readonly email: string
    readonly fields: readonly {
      readonly id: string
      readonly type: string
      readonly title: string
      /** In the shape of its type. */
      readonly value: FieldValue
      /** In one text: days and times by ISO 8601. */
      readonly text: string
      /** Of files: what they are, and never where they are. */
      readonly files?: readonly { readonly name: string; readonly bytes: number; readonly kind: string }[]
    }[]
  }
}

interface EventContext {
  readonly websiteId: string
  readonly isTest: boolean
}

/** Writes what a webhook is told: each field with its value and its words. */
export function submissionEvent(sent: OutsideView, { websiteId, isTest }: EventContext): SubmissionEvent {
  const { id, formId, formName, fields, values, page, email, createdAtMs } = sent
  return {
    type: 'form.submitted',
    timestamp: new Date(createdAtMs).toISOString(),
    data: {
      id,
      websiteId,
      formId,
      formName,
      isTest,
      page: { title: page.title, path: page.path },
      email,
      fields: fields.map((field) => ({
        id: field.id,
        type: field.type,
        title: field.title,
        value: values[field.id] ?? '',
        text: answerText(sent, field.id),
        ...filesIn(sent, field.id),
      })),
    },
  }
}

function filesIn({ files = [] }: OutsideView, fieldId: string) {
  const own = files.filter((file) => file.fieldId === fieldId)
  return own.length === 0 ? {} : { files: own.map(({ name, bytes, kind }) => ({ name, bytes, kind })) }
}

/** Writes what an automation service is told: names and texts without nesting, as such services offer them for use. */
export function flatEvent(
  sent: OutsideView,
  { isTest }: Pick<EventContext, 'isTest'>,
): Readonly<Record<string, string | boolean>> {
  const { id, formName, fields, page, email, createdAtMs } = sent
  const answers = new Map<string, string>()
  for (const field of fields) {
    const name = field.title || field.id
    answers.set(answers.has(name) ? `${name} (${field.id})` : name, answerText(sent, field.id))
  }
  return {
    submission_id: id,
    submitted_at: new Date(createdAtMs).toISOString(),
    form: formName,
    page: page.title,
    page_path: page.path,
    email,
    is_test: isTest,
    ...Object.fromEntries([...answers].map(([name, text]) => [`answer: ${name}`, text])),
  }
}

/** An answer in a text for programs: days and times by ISO 8601, files by their names and sizes; '' where there is none. */
export function answerText({ fields, values, files = [] }: OutsideView, id: string): string {
  const field = fields.find((each) => each.id === id)
  const value = values[id]
  const sent = files.filter(({ fieldId }) => fieldId === id)
  if (sent.length > 0) return sent.map(fileLine).join('\n')
  if (!field || value === undefined || isEmptyValue(value)) return ''
  return summarizeValue(field, value, programReader).join('\n')
}
