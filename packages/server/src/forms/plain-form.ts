import type { formSentPageCall, saveSubmissionCall } from '@vitrine/contract/forms/calls'
import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { formName } from '@vitrine/domain/forms/form'
import { formNoticeText } from '@vitrine/domain/forms/form-notices'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import { readValues } from '@vitrine/domain/forms/read-values'
import type { SubmissionPage } from '@vitrine/domain/forms/submission'
import { type FormFilling, formHtml } from '@vitrine/site/forms/form-html'
import { newsletterHtml } from '@vitrine/site/forms/newsletter-html'
import { thanksText } from '@vitrine/site/forms/thanks-html'
import { scriptHash, scriptTexts } from '@vitrine/site/theme/own-scripts'
import { html, siteWording } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import { type PageAnswer, pageReply, redirect, refuse } from '../http/reply/reply.ts'
import { findForm, type OpenForm } from './find-form.ts'
import { type NotTaken, notTakenText, takeSubmission } from './take-submission.ts'

type PlainExchange = Exchange<typeof saveSubmissionCall>

/** Takes a plain HTML form: leads on, or answers a page with the form, what was typed, and what is wrong with it. */
export async function postPlainForm(exchange: PlainExchange): Promise<PageAnswer> {
  const { form } = exchange
  const open = await findForm(exchange, form[names.formId] ?? '')
  if (!open) return refuse('form-unknown', formProblemText['form-unknown'])
  const query = addressQuery(exchange)
  const values = readValues(
    open.content.fields,
    (name) => form[name] ?? null,
    (name) => query.get(name),
  )
  const page = pageOf(exchange)
  const notTaken = await takeSubmission(
    {
      open,
      values,
      captchaKey: form[names.captchaKey] ?? '',
      key: null,
      page,
      isByMachine: (form[names.decoy] ?? '') !== '',
    },
    exchange,
  )
  if (notTaken !== null) {
    const isOfFields = Object.keys(notTaken.errors).length > 0
    const message = isOfFields ? formNoticeText.above : notTakenText(notTaken)
    return formPage(exchange, { open, page, notTaken, filling: { values, errors: notTaken.errors, message } })
  }
  const { redirectUrl } = open.form.settings
  const sent = new URLSearchParams({ formId: open.form.id, from: page.path })
  return redirect(redirectUrl || `/api/form/sent?${sent}`)
}

/** Shows the message of a form that was sent without a script, and leads back. */
export async function getFormSent(exchange: Exchange<typeof formSentPageCall>): Promise<PageAnswer> {
  const { query } = exchange
  const open = await findForm(exchange, query.formId ?? '')
  if (!open) return redirect('/')
  const { postSubmitHtml } = open.form.settings
  const back = isOwnPath(query.from) ? query.from : '/'
  const mainContent =
    html`<div class="form-sent-page"><h1>${formName(open.content)}</h1><div class="form-submission-text" role="status">${
      postSubmitHtml === '' ? thanksText(open.content) : siteWording(postSubmitHtml)
    }</div><p><a href="${back}">Back</a></p></div>`.text
  return systemPage(exchange, { title: formName(open.content), mainContent, codeHtml: postSubmitHtml })
}

interface RefusedForm {
  readonly open: OpenForm
  readonly page: SubmissionPage
  readonly notTaken: NotTaken
  readonly filling: FormFilling
}

async function formPage(exchange: PlainExchange, { open, page, notTaken, filling }: RefusedForm) {
  const { site } = exchange
  const { form, content, alignment, signUp } = open
  const asks = form.settings.asksForCaptcha && asksForCaptcha(site.captcha, 'forms')
  const captcha = asks ? site.captcha : null
  const shown = { formId: form.id, id: 'form', content, captcha, page, filling }
  const written = signUp
    ? newsletterHtml({ ...shown, value: signUp.value })
    : formHtml({ ...shown, settings: { ...form.settings, postSubmitHtml: '' }, alignment })
  const title = formName(content)
  const mainContent = html`<div class="form-sent-page"><h1>${title}</h1>${written}</div>`.text
  return systemPage(exchange, { title, mainContent, refused: notTaken.problem })
}

interface FormPage {
  readonly title: string
  readonly mainContent: string
  readonly refused?: NotTaken['problem']
  /** Code of administrators in it, whose scripts run. */
  readonly codeHtml?: string
}

async function systemPage(
  { view, origin, call }: Pick<Exchange, 'view' | 'origin' | 'call'>,
  { title, mainContent, refused = undefined, codeHtml = '' }: FormPage,
): Promise<PageAnswer> {
  const shown = await view()
  const address = { origin, path: call.path }
  const made = await shown.renderSystemPage({ pageType: formPageType, title, mainContent }, address)
  const { scriptHashes, needs } = made
  const hashes = [...scriptHashes, ...scriptTexts(codeHtml).map(scriptHash)]
  return pageReply(made.html, { scriptHashes: hashes, needs, refused: refused ?? null })
}

/** A page (specification, section 2). */
const formPageType = 1

/** What stood after the question mark of the page that a form was sent from. */
function addressQuery({ referer, origin }: PlainExchange): URLSearchParams {
  const from = referer !== null && URL.canParse(referer) ? new URL(referer) : null
  return from?.origin === origin ? from.searchParams : new URLSearchParams()
}

function pageOf({ form }: PlainExchange): SubmissionPage {
  const text = (name: string) => (form[name] ?? '').slice(0, 2_000)
  return {
    title: text(names.pageTitle),
    id: text(names.pageId),
    source: text(names.contentSource),
    path: text(names.pagePath),
    permission: null,
  }
}

/** Whether an address leads to a page of the same site. Browsers drop tabs and line ends, so that `/\t/` would lead to another. */
function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path)
}
