import { isEmail } from '../../contact/email-address.ts'
import { type AnswerReader, programReader } from '../answer-reader.ts'
import { type FormValues, textsOfValue } from '../field-value.ts'
import { fileLine, type SubmittedFile } from '../files/submitted-file.ts'
import { type FormField, takesAnswer } from '../form-field.ts'
import type { OwnChoices } from '../own-choices.ts'
import { summarizeValue } from '../summarize-value.ts'
import type { SpamScore } from './spam-score.ts'

/** A field as it was when somebody answered it. */
export type AnsweredField = Pick<FormField, 'id' | 'type' | 'title' | 'currencySymbol'>

/** The page that a form was sent from, as the page told it. */
export interface SubmissionPage {
  readonly title: string
  readonly id: string
  /** `i` for an item, `c` for a collection; '' where it was not told. */
  readonly source: string
  readonly path: string
  readonly permission: number | null
}

/** A form that was filled in and sent. */
export interface Submission {
  readonly id: string
  readonly formId: string
  /** What the form was called then. */
  readonly formName: string
  readonly fields: readonly AnsweredField[]
  readonly values: FormValues
  /** What was ticked in the owner's words, where it was read in others; left out for nothing of the kind. */
  readonly ownChoices?: OwnChoices
  readonly page: SubmissionPage
  /** The first e-mail address that was given; '' for none. */
  readonly email: string
  /** The language in which the form was read; left out for the site's own. */
  readonly language?: string
  readonly createdAtMs: number
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly isSpam: boolean
  /** How much it looked like spam when it came, and why. Absent: not at all, or it came before this was kept. */
  readonly spam?: SpamScore
  /** Whether it came as spam, and no target of its form was told of it yet; absent: it is not held back. */
  readonly isHeldBack?: boolean
  /** Files that came with it; the value of their field is their names. Absent: none. */
  readonly files?: readonly SubmittedFile[]
}

/** What owners mark. */
export type SubmissionMarks = Pick<Submission, 'isRead' | 'isStarred' | 'isSpam'>

/** A submission with marks; what was held back as spam is to be passed on when it is none, and then never again. */
export function markSubmission(
  { isHeldBack = false, ...known }: Submission,
  marks: Partial<SubmissionMarks>,
): { readonly marked: Submission; readonly passesOn: boolean } {
  const marked = { ...known, ...marks }
  if (!isHeldBack) return { marked, passesOn: false }
  return marked.isSpam ? { marked: { ...marked, isHeldBack }, passesOn: false } : { marked, passesOn: true }
}

/** What is kept of the fields of a form beside their answers. */
export function answeredFields(fields: readonly FormField[]): readonly AnsweredField[] {
  return fields
    .filter(takesAnswer)
    .map(({ id, type, title, currencySymbol }) => ({ id, type, title, currencySymbol }))
}

/** Whom to write to about a submission: the first e-mail address that was given; '' for none. */
export function replyAddress(fields: readonly AnsweredField[], values: FormValues): string {
  const given = fields.filter(({ type }) => type === 'email').map(({ id }) => String(values[id] ?? '').trim())
  return given.find(isEmail) ?? ''
}

/** Answers as somebody reads them: the title of each field, and the lines of its value. */
export function answersOf(
  { fields, values, files = [] }: Pick<Submission, 'fields' | 'values' | 'files'>,
  reader: AnswerReader,
): readonly {
  readonly title: string
  readonly lines: readonly string[]
}[] {
  return fields.map((field) => {
    const sent = files.filter(({ fieldId }) => fieldId === field.id)
    return {
      title: field.title || field.id,
      lines: sent.length > 0 ? sent.map(fileLine) : summarizeValue(field, values[field.id], reader),
    }
  })
}

/** The name that was given by a field that asks for one; '' for none. */
export function nameIn({ fields, values }: Pick<Submission, 'fields' | 'values'>): string {
  const named = fields.find(
    ({ type, id }) => type === 'name' && textsOfValue(values[id] ?? '').some((each) => each.trim() !== ''),
  )
  // A name is the same to everybody.
  return named ? summarizeValue(named, values[named.id], programReader).join(' ') : ''
}

/** Who sent it: a name that was given, else the address, else the beginning of the first answer, which is no secret. */
export function senderOf(submission: Pick<Submission, 'fields' | 'values' | 'email'>): string {
  const { fields, values, email } = submission
  const known = nameIn(submission) || email
  if (known !== '') return known
  const told = fields.filter(({ type }) => type !== 'password')
  const texts = told.flatMap(({ id }) => textsOfValue(values[id] ?? '')).map((text) => text.trim())
  return (texts.find((text) => text !== '') ?? '').slice(0, 80)
}
