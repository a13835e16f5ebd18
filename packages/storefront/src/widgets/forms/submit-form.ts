import type { Refusal } from '@vitrine/contract/client/outcome'
import { saveSubmissionAddress, submissionKeyAddress } from '@vitrine/contract/forms/addresses'
import type { saveSubmissionCall, submissionKeyCall } from '@vitrine/contract/forms/calls'
import { checkValues } from '@vitrine/domain/forms/check-values'
import { shownFields, valuesOf } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { formNoticeText, formStatusText } from '@vitrine/domain/forms/form-notices'
import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import { tellAct } from '../../runtime/page-events/tell-act.ts'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import { answerCaptcha, resetCaptcha } from '../captcha/form-captcha.ts'
import { fileProblems, filesSettled } from './files/form-files.ts'
import { formSentEvent } from './form-sent-event.ts'
import { leadOn } from './lead-on.ts'
import { holdFields, isLocked, lock, unlock } from './lock.ts'
import { type ReadForm, readForm } from './read-form.ts'
import { clearProblems, type FormProblems, showProblems } from './show-problems.ts'
import { showThanks } from './show-thanks.ts'
import { keepUnanswered, unansweredKey } from './unanswered.ts'

interface SubmitContext {
  readonly fields: readonly FormField[]
  /** Whether whoever made the button wants no check in the browser; the server checks all the same. */
  readonly isUnchecked: boolean
}

/** Sends a form: locked, checked, with its captcha and a key; then leads on, shows its message, or says what is wrong. */
export async function submitForm(
  form: HTMLFormElement,
  { fields, isUnchecked }: SubmitContext,
): Promise<void> {
  if (isLocked(form)) return
  clearProblems(form)
  lock(form)
  // Until its files are there each of them can be given up.
  await filesSettled(form)
  holdFields(form)
  // Looked at once nothing can be chosen any more: what is not there by now is said, not left out.
  const unsent = fileProblems(form)
  const sent = readForm(form, fields)
  const asked = shownFields(fields, sent.values)
  const errors = { ...(isUnchecked ? {} : checkValues(asked, sent.values)), ...unsent }
  const problems =
    Object.keys(errors).length > 0
      ? { errors, message: '' }
      : await send(form, { ...sent, values: valuesOf(asked, sent.values) })
  if (problems !== null) {
    unlock(form)
    showProblems(form, problems)
    await resetCaptcha(form)
    return
  }
  tellOfForm(form)
  form.dispatchEvent(new Event(formSentEvent, { bubbles: true }))
  const { successRedirect } = form.dataset
  if (successRedirect) return leadOn(form, successRedirect)
  unlock(form)
  showThanks(form)
}

/** Tells scripts of the page that a form was taken, or that somebody signed up for a newsletter (specification, section 4); never who. */
function tellOfForm(form: HTMLFormElement): void {
  const event = form.matches('.newsletter-form') ? 'newsletter-subscribe' : 'form-submit'
  tellAct({ event, formId: form.dataset.formId ?? '', pagePath: location.pathname })
}

/** What went wrong; null when the form is stored. */
async function send(form: HTMLFormElement, { values, told }: ReadForm): Promise<FormProblems | null> {
  const proof = await answerCaptcha(form)
  if (!proof.ok) return { errors: {}, message: proof.message }
  const formId = form.dataset.formId ?? ''
  const options = { unknown: formNoticeText.unknown }
  const filled = JSON.stringify(values)
  const keyed = await keyFor(form, { formId, filled })
  if (!keyed.ok) return problemsOf(keyed.refusal, formNoticeText.noKey)
  const { key } = keyed.reply
  // An answer that something else gave on the way.
  if (typeof key !== 'string') return { errors: {}, message: formNoticeText.noKey }
  const saved = await callShop<typeof saveSubmissionCall>(
    saveSubmissionAddress,
    {
      body: {
        formId,
        key,
        form: filled,
        ...(proof.captchaKey !== '' && { captchaKey: proof.captchaKey }),
        pageTitle: told(names.pageTitle),
        pageId: told(names.pageId),
        contentSource: told(names.contentSource),
        pagePath: told(names.pagePath) || location.pathname,
        pagePermissionTypeValue: Number(told(names.pagePermission)) || null,
        website: told(names.decoy),
        ...(told(names.draft) !== '' && { draft: told(names.draft) }),
      },
    },
    options,
  )
  keepUnanswered(form, { key, filled }, saved.ok ? 200 : saved.refusal.status)
  return saved.ok ? null : problemsOf(saved.refusal)
}

/** A key of its own for each submission, but for one that may be stored already. */
async function keyFor(form: HTMLFormElement, { formId, filled }: { formId: string; filled: string }) {
  const key = unansweredKey(form, filled)
  if (key !== undefined) return { ok: true, reply: { key } } as const
  const options = { unknown: formNoticeText.unknown }
  return callShop<typeof submissionKeyCall>(submissionKeyAddress, { body: { formId } }, options)
}

function problemsOf({ status, message, errors }: Refusal, unknown?: string): FormProblems {
  // Without an answer it is the connection, whatever was asked for.
  const otherwise = status === 0 ? message : (unknown ?? message)
  return { errors: status === 400 ? errors : {}, message: formStatusText[status] ?? otherwise }
}
