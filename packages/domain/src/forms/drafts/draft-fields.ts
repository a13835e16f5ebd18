import { formContentFields } from '../../content/blocks/block-fields.ts'
import { address, code, type FieldValues, flag, line, text, whole } from '../../content/blocks/field.ts'

/** What of a form is written in the panel, and how much of it: fields as blocks hold them, then the settings. */
export const draftFields = {
  ...formContentFields,
  redirectUrl: address,
  postSubmitHtml: code,
  asksForCaptcha: flag(true),
  isUncheckedInBrowsers: flag(false),
  mostSubmissions: whole(0, 1_000_000, 0),
  allowsResume: flag(false),
  joinsPlanId: line,
  notifies: flag(true),
  notifyEmail: line,
  copiesSender: flag(false),
  copySubject: line,
  copyText: text,
  copyHasAnswers: flag(false),
} as const

/** A form as owners write it in the panel: what visitors see of it, and its settings. */
export type FormDraft = FieldValues<typeof draftFields>
