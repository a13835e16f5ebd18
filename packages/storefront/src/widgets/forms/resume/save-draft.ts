import { saveDraftAddress } from '@vitrine/contract/forms/addresses'
import type { saveDraftCall } from '@vitrine/contract/forms/draft-calls'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import { draftText } from '@vitrine/domain/forms/resume/draft-texts'
import { draftValues } from '@vitrine/domain/forms/resume/draft-values'
import { callShop } from '../../../runtime/shop-call/call-shop.ts'
import { answerCaptcha, resetCaptcha } from '../../captcha/form-captcha.ts'
import { readForm } from '../read-form.ts'
import { drawSaved, type Saved } from './draw-saved.ts'

/** Saves what was filled in so far, and shows its link beneath the form. */
export async function saveDraft(form: HTMLFormElement, fields: readonly FormField[]): Promise<void> {
  const button = form.querySelector<HTMLElement>('[data-form-save]')
  if (button?.getAttribute('aria-disabled') === 'true') return
  button?.setAttribute('aria-disabled', 'true')
  const saved = await send(form, fields, { email: '', captchaKey: '' })
  button?.removeAttribute('aria-disabled')
  const shown = drawSaved(form, saved, async (email) => {
    const proof = await answerCaptcha(form)
    if (!proof.ok) return proof.message
    const mailed = await send(form, fields, { email, captchaKey: proof.captchaKey })
    await resetCaptcha(form)
    return mailed.ok ? draftText.mailed : mailed.message
  })
  shown.focus()
}

interface MailRequest {
  /** '' for nobody. */
  readonly email: string
  readonly captchaKey: string
}

async function send(
  form: HTMLFormElement,
  fields: readonly FormField[],
  { email, captchaKey }: MailRequest,
): Promise<Saved> {
  const { values, told } = readForm(form, fields)
  const step = form.querySelector<HTMLElement>('.form-step:not([hidden])')
  const saved = await callShop<typeof saveDraftCall>(saveDraftAddress, {
    body: {
      formId: form.dataset.formId ?? '',
      form: JSON.stringify(draftValues(fields, values)),
      token: told(names.draft),
      ...(email !== '' && { email }),
      ...(captchaKey !== '' && { captchaKey }),
      stepId: step?.dataset.fieldId ?? '',
      pageTitle: told(names.pageTitle),
      pageId: told(names.pageId),
      contentSource: told(names.contentSource),
      pagePath: told(names.pagePath) || location.pathname,
      website: told(names.decoy),
    },
  })
  if (!saved.ok) return { ok: false, message: saved.refusal.message }
  const kept = form.querySelector<HTMLInputElement>(`[name="${names.draft}"]`)
  if (kept) kept.value = saved.reply.token
  return { ok: true, link: saved.reply.link, sendsMail: saved.reply.sendsMail }
}
