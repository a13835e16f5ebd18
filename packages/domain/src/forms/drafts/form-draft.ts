import { readFields } from '../../content/blocks/read-fields.ts'
import type { ReportProblem } from '../../content/blocks/report-problem.ts'
import type { Role } from '../../owners/role.ts'
import { contentOf, emptyFormContent, type Form, type FormContent, type FormSettings } from '../form.ts'
import { checkFormDraft } from './check-form-draft.ts'
import { draftFields, type FormDraft } from './draft-fields.ts'

/** A draft that can be kept, or a sentence for everything that is wrong with it, by path such as `fields.3.title`. */
export type FormDraftResult =
  | { readonly ok: true; readonly draft: FormDraft }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** A form as owners write it. */
export function draftOf(form: Pick<Form, 'own' | 'inBlock' | 'settings'>): FormDraft {
  const {
    isUncheckedInBrowsers = false,
    mostSubmissions = 0,
    allowsResume = false,
    joinsPlanId = '',
    copiesSender = false,
    copySubject = '',
    copyText = '',
    copyHasAnswers = false,
    ...settings
  } = form.settings
  return {
    ...contentOf(form),
    ...settings,
    isUncheckedInBrowsers,
    mostSubmissions,
    allowsResume,
    joinsPlanId,
    copiesSender,
    copySubject,
    copyText,
    copyHasAnswers,
  }
}

/** Reads a draft from unknown input, and holds it against what the form is now and who writes. HTML is not cleaned yet. */
export function readFormDraft(
  input: unknown,
  { known, roles }: { readonly known: FormDraft; readonly roles: readonly Role[] },
): FormDraftResult {
  const errors: Record<string, string> = Object.create(null)
  const report: ReportProblem = (path, sentence) => {
    errors[path] ??= sentence
  }
  const read = readFields(draftFields, input, {
    path: '',
    report: (path, sentence) => report(path.slice(1), sentence),
  })
  // Each field was read by its kind just now.
  const draft = read as unknown as FormDraft
  checkFormDraft(draft, { known, roles, report })
  return Object.keys(errors).length === 0 ? { ok: true, draft } : { ok: false, errors: { ...errors } }
}

/** Reads a draft as far as it is right: while somebody writes, it is not all the time. */
export function readUnfinishedDraft(input: unknown): FormDraft {
  // What is wrong took its preset.
  return readFields(draftFields, input, { path: '', report: () => undefined }) as unknown as FormDraft
}

/** The form with a draft taken over; what is as its block says it stays the block's. */
export function withDraft(form: Form, draft: FormDraft, nowMs: number): Form {
  const { name, fields, submitLabel, submissionHtml, disclaimerHtml, ...settings } = draft
  const content: FormContent = { name, fields, submitLabel, submissionHtml, disclaimerHtml }
  return {
    ...form,
    own: isSame(content, form.inBlock) ? null : content,
    settings,
    updatedAtMs: laterThan(form, nowMs),
  }
}

/** The form as its block says it; its settings stay. */
export function asInBlock(form: Form, nowMs: number): Form {
  return { ...form, own: null, updatedAtMs: laterThan(form, nowMs) }
}

/** A form that stands nowhere yet. */
export function newForm(id: string, { content, settings, nowMs }: NewForm): Form {
  return { id, place: null, inBlock: emptyFormContent, own: content, settings, updatedAtMs: nowMs }
}

interface NewForm {
  readonly content: FormContent
  readonly settings: FormSettings
  readonly nowMs: number
}

function laterThan({ updatedAtMs }: Form, nowMs: number): number {
  return Math.max(nowMs, updatedAtMs + 1)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
