import type { formSentPageCall, saveSubmissionCall } from '@vitrine/contract/forms/calls'
import { formName } from '@vitrine/domain/forms/form'
import { formNoticeText } from '@vitrine/domain/forms/form-notices'
import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import { readValues } from '@vitrine/domain/forms/read-values'
import { invitesByMail } from '@vitrine/site/forms/invites-by-mail'
import { thanksText } from '@vitrine/site/forms/thanks-html'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html, siteWording } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import { addressQuery } from '../http/input/address-query.ts'
import { type PageAnswer, redirect } from '../http/reply/reply.ts'
import { sendsMail } from '../services/mailer.ts'
import { keptFiles } from './files/kept-files.ts'
import { findForm, type OpenForm } from './find-form.ts'
import { plainPageOf, shownFormPage, systemFormPage, unknownFormPage } from './plain-form-page.ts'
import { notTakenText, takeSubmission } from './take-submission.ts'

type PlainExchange = Exchange<typeof saveSubmissionCall>

/** Takes a plain HTML form: leads on, or answers a page with the form, what was typed, and what is wrong with it. */
export async function postPlainForm(exchange: PlainExchange): Promise<PageAnswer> {
  const { form } = exchange
  const open = await findForm(exchange, form[names.formId] ?? '')
  if (!open) return unknownFormPage(exchange)
  return answerPlainForm(exchange, { open, form, fileErrors: {} })
}

interface PlainPost {
  readonly open: OpenForm
  /** What was posted, by the names of inputs. */
  readonly form: Readonly<Record<string, string>>
  /** What was wrong with files that came along, by field id. */
  readonly fileErrors: Readonly<Record<string, string>>
}

/** Takes what was posted without a script: leads on, or answers a page. */
export async function answerPlainForm(
  exchange: Exchange,
  { open, form, fileErrors }: PlainPost,
): Promise<PageAnswer> {
  const query = addressQuery(exchange)
  const values = readValues(
    open.content.fields,
    (name) => form[name] ?? null,
    (name) => query.get(name),
  )
  const page = plainPageOf({ form })
  const notTaken = await takeSubmission(
    {
      open,
      values,
      captchaKey: form[names.captchaKey] ?? '',
      key: null,
      page,
      isByMachine: (form[names.decoy] ?? '') !== '',
      draft: form[names.draft] ?? '',
      fileErrors,
    },
    exchange,
  )
  if (notTaken !== null) {
    const isOfFields = Object.keys(notTaken.errors).length > 0
    const message = isOfFields ? formNoticeText.above : notTakenText(notTaken)
    const kept = await keptFiles(exchange, open, values)
    const filling = { ...kept, errors: notTaken.errors, message }
    const token = form[names.draft] ?? ''
    const resumed = { token, stepId: '' }
    return shownFormPage(exchange, {
      open,
      page,
      filling,
      refused: notTaken.problem,
      ...(token && { resumed }),
    })
  }
  const { redirectUrl } = open.form.settings
  const sent = new URLSearchParams({ formId: open.form.id, from: page.path })
  return redirect(redirectUrl || `/api/form/sent?${sent}`)
}

/** Shows the message of a form that was sent without a script, and leads back. */
export async function getFormSent(exchange: Exchange<typeof formSentPageCall>): Promise<PageAnswer> {
  const { query, site, store, services } = exchange
  const open = await findForm(exchange, query.formId ?? '')
  if (!open) return redirect('/')
  const say = sayIn(site.language)
  const title = formName(open.content, say)
  const { content, form } = open
  const { postSubmitHtml } = form.settings
  const live = { site, sendsMail: sendsMail(services) }
  const invites = await invitesByMail(store, { content, settings: form.settings }, live)
  const back = isOwnPath(query.from) ? query.from : '/'
  const mainContent =
    html`<div class="form-sent-page"><h1>${title}</h1><div class="form-submission-text" role="status">${
      postSubmitHtml === '' ? thanksText(content, say, { invites }) : siteWording(postSubmitHtml)
    }</div><p><a href="${back}">${say('Back')}</a></p></div>`.text
  return systemFormPage(exchange, { title, mainContent, codeHtml: postSubmitHtml })
}

/** Whether an address leads to a page of the same site. Browsers drop tabs and line ends, so that `/\t/` would lead to another. */
function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path)
}
