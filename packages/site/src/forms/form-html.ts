import { saveSubmissionAddress } from '@vitrine/contract/forms/addresses'
import { saveFormPartsAddress } from '@vitrine/contract/forms/files/addresses'
import { hasConditions } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { type FormContent, type FormSettings, formName } from '@vitrine/domain/forms/form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { usualSubmitText } from '@vitrine/domain/forms/form-texts'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import { plainFormNames } from '@vitrine/domain/forms/plain-form-names'
import { draftText } from '@vitrine/domain/forms/resume/draft-texts'
import { hasSteps, stepsOf } from '@vitrine/domain/forms/steps-of'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import { captchaBinding, captchaHtml, type ShownCaptcha } from '../render/captcha.ts'
import { belowHtml, noticeHtml, pageInputs, plainField } from './form-inputs.ts'
import { fieldListHtml } from './steps-html.ts'
import { thanksHtml } from './thanks-html.ts'

/** What a visitor sent without a script, and why it was not taken. */
export interface FormFilling {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
  /** What files are called that wait already, by their tokens. */
  readonly fileLines?: Readonly<Record<string, string>>
  /** What is wrong with the whole; '' where its fields tell. */
  readonly message: string
}

/** A form as it is put on a page. */
export interface ShownForm {
  readonly formId: string
  /** Unique on the page: other ids begin with it. */
  readonly id: string
  readonly content: FormContent
  /** In the language that the page is read in. */
  readonly say: Say
  readonly manner: FieldManner
  readonly settings: Pick<
    FormSettings,
    'redirectUrl' | 'postSubmitHtml' | 'isUncheckedInBrowsers' | 'allowsResume'
  >
  readonly alignment: string
  /** The captcha that is asked for; null for none. */
  readonly captcha: ShownCaptcha | null
  /** Whether who sends it is mailed a link by which they become a member. */
  readonly invites?: boolean
  readonly page: SubmissionPage
  readonly filling: FormFilling | null
  /** What was saved before, where it is filled in again. */
  readonly resumed?: ResumedForm
}

/** What was saved of a form before. */
export interface ResumedForm {
  readonly token: string
  /** The step where the visitor was; '' for the first. */
  readonly stepId: string
}

/** Writes a form that works without a script; one wakes it where there is. */
export function formHtml(form: ShownForm): Markup {
  const { formId, id, content, say, manner, settings, alignment, captcha, filling } = form
  const { fields, submitLabel, disclaimerHtml } = content
  return html`<div class="form-wrapper"><form class="form-block-form" id="${id}-form" method="post" ${postsTo(form)} novalidate data-form-id="${formId}" data-fields="${JSON.stringify(
    fields.map(plainField),
  )}"${isLive(fields) ? html` data-live` : ''}${beginsAt(form)}${settings.redirectUrl === '' ? '' : html` data-success-redirect="${settings.redirectUrl}"`} aria-label="${formName(
    content,
    say,
  )}">${topHtml(form)}<div class="field-list clear">${fieldListHtml({ fields, say, manner, id, filling })}</div>${pageInputs(form)}${
    captcha === null ? '' : siteWording(captchaHtml(captcha))
  }${disclaimerHtml === '' ? '' : html`<div class="form-disclaimer">${siteWording(disclaimerHtml)}</div>`}<div class="form-button-wrapper form-button-wrapper--align-${alignment}"><button class="button sqs-system-button sqs-editable-button" type="submit"${
    settings.isUncheckedInBrowsers ? html` formnovalidate` : ''
  }${siteWording(captchaBinding(captcha))}>${
    submitLabel || say(usualSubmitText)
  }</button>${saveHtml(form)}</div>${belowHtml(isBackAgain(form) ? null : filling, say)}</form>${thanksHtml(content, { ...settings, say, invites: form.invites })}</div>`
}

/** Where it is sent to without a script, and how: files go in parts, to an address that names the form. */
function postsTo({ formId, content }: ShownForm): Markup {
  if (content.fields.every(({ type }) => type !== 'file')) return html`action="${saveSubmissionAddress.path}"`
  return html`action="${saveFormPartsAddress.path.replace(':formId', encodeURIComponent(formId))}" enctype="multipart/form-data"`
}

/** Whether what is shown of the form changes while it is filled in: a script wakes it before it is touched. */
function isLive(fields: readonly FormField[]): boolean {
  return hasSteps(fields) || hasConditions(fields)
}

/** Whether what was saved is shown again, and nothing is wrong with it. */
function isBackAgain({ filling, resumed }: ShownForm): boolean {
  return resumed !== undefined && filling?.message === ''
}

function topHtml(form: ShownForm): Markup {
  const { say, filling } = form
  return isBackAgain(form)
    ? html`${noticeHtml(null, say)}<p class="form-resumed" role="status">${say(draftText.resumed)}</p>`
    : noticeHtml(filling, say)
}

/** Behind the button that sends: Enter presses the first of a form. */
function saveHtml({ say, settings, resumed }: ShownForm): Markup | '' {
  if (!settings.allowsResume) return ''
  return html`<button class="form-save" type="submit" formaction="/api/form/SaveDraft" formenctype="application/x-www-form-urlencoded" formnovalidate data-form-save>${say(draftText.save)}</button><input type="hidden" name="${plainFormNames.draft}" value="${resumed?.token ?? ''}">`
}

function beginsAt({ id, content, resumed }: ShownForm): Markup | '' {
  const stepId = resumed?.stepId ?? ''
  const place = stepsOf(content.fields).findIndex(({ entry }) => entry?.id === stepId)
  return stepId === '' || place < 0 ? '' : html` data-begins-at="${id}-step-${place + 1}"`
}
