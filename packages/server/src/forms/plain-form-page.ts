import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { formName, usualFormTitle } from '@vitrine/domain/forms/form'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import { plainFormNames as names } from '@vitrine/domain/forms/plain-form-names'
import type { Site } from '@vitrine/domain/website/site'
import { type FormFilling, formHtml, type ResumedForm } from '@vitrine/site/forms/form-html'
import { invitesByMail } from '@vitrine/site/forms/invites-by-mail'
import { newsletterHtml } from '@vitrine/site/forms/newsletter-html'
import { captchaOf } from '@vitrine/site/render/captcha'
import { scriptHash, scriptTexts } from '@vitrine/site/theme/own-scripts'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import { sayEach } from '../http/language/say-each.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import { type PageAnswer, pageReply } from '../http/reply/reply.ts'
import { sendsMail } from '../services/mailer.ts'
import type { OpenForm } from './find-form.ts'

/** A form on a page of its own, with what was typed in it. */
interface FormOnItsOwn {
  readonly open: OpenForm
  /** The page that it was filled in on first. */
  readonly page: SubmissionPage
  readonly filling: FormFilling
  readonly refused?: RefusalCode
  readonly resumed?: ResumedForm
}

type PageExchange = Pick<Exchange, 'view' | 'origin' | 'call' | 'site' | 'store' | 'services'>

/** Answers a form in the frame of its site. */
export async function shownFormPage(
  exchange: PageExchange,
  { open, page, filling, refused, resumed }: FormOnItsOwn,
): Promise<PageAnswer> {
  const { site, store, services } = exchange
  const { form, content, alignment, signUp } = open
  const asks = form.settings.asksForCaptcha && asksForCaptcha(site.captcha, 'forms')
  const captcha = asks ? captchaOf(site) : null
  const say = sayIn(site.language)
  const shown = {
    formId: form.id,
    id: 'form',
    content,
    say,
    captcha,
    page,
    filling: sayFilling(filling, site),
  }
  const written = signUp
    ? newsletterHtml({ ...shown, value: signUp.value })
    : formHtml({
        ...shown,
        manner: mannerOf(site),
        settings: { ...form.settings, postSubmitHtml: '' },
        alignment,
        invites: await invitesByMail(
          store,
          { content, settings: form.settings },
          { site, sendsMail: sendsMail(services) },
        ),
        ...(resumed && { resumed }),
      })
  const title = formName(content, say)
  const mainContent = html`<div class="form-sent-page"><h1>${title}</h1>${written}</div>`.text
  return systemFormPage(exchange, { title, mainContent, ...(refused && { refused }) })
}

/** What is wrong, which rules say in English, in the language of the site. */
function sayFilling(filling: FormFilling, { language }: Pick<Site, 'language'>): FormFilling {
  const { sayComposed } = visitorWords(language)
  const { errors, message } = filling
  return { ...filling, errors: sayEach(errors, sayComposed), message: sayComposed(message) }
}

interface SystemFormPage {
  readonly title: string
  readonly mainContent: string
  readonly refused?: RefusalCode
  /** Code of administrators in it, whose scripts run. */
  readonly codeHtml?: string
}

/** A page (specification, section 2). */
const formPageType = 1

/** Answers a page about a form in the frame of its site. */
export async function systemFormPage(
  { view, origin, call }: Pick<Exchange, 'view' | 'origin' | 'call'>,
  { title, mainContent, refused, codeHtml = '' }: SystemFormPage,
): Promise<PageAnswer> {
  const shown = await view()
  const address = { origin, path: call.path }
  const made = await shown.renderSystemPage({ pageType: formPageType, title, mainContent }, address)
  const { scriptHashes, needs } = made
  const hashes = [...scriptHashes, ...scriptTexts(codeHtml).map(scriptHash)]
  return pageReply(made.html, { scriptHashes: hashes, needs, refused: refused ?? null })
}

/** Says in the frame of the site that there is no such form: its page may have been open for long. */
export function unknownFormPage(exchange: PageExchange): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const title = say(usualFormTitle)
  const mainContent = html`<div class="form-sent-page"><h1>${title}</h1><p role="alert">${say(
    formProblemText['form-unknown'],
  )}</p><p><a href="/">${say('Back')}</a></p></div>`.text
  return systemFormPage(exchange, { title, mainContent, refused: 'form-unknown' })
}

/** The page that a plain form tells it stands on. */
export function plainPageOf({ form }: { readonly form: Readonly<Record<string, string>> }): SubmissionPage {
  const text = (name: string) => (form[name] ?? '').slice(0, 2_000)
  return {
    title: text(names.pageTitle),
    id: text(names.pageId),
    source: text(names.contentSource),
    path: text(names.pagePath),
    permission: permissionOf(text(names.pagePermission)),
  }
}

/** The number of who may see the page, as templates know it; what is none of them is left out. */
function permissionOf(told: string): number | null {
  return /^\d{1,2}$/.test(told) ? Number(told) : null
}
