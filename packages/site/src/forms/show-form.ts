import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import type { BlockValue } from '@vitrine/domain/content/layout'
import { type FormContent, type FormSettings, usualFormSettings } from '@vitrine/domain/forms/form'
import { isFull } from '@vitrine/domain/forms/is-full'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import { listOfBlock, newsletterContent } from '@vitrine/domain/newsletter/newsletter-form'
import type { Markup } from '@vitrine/storefront/parts/html/markup'
import type { PageData } from '../page-json/page-context.ts'
import { captchaOf } from '../render/captcha.ts'
import type { PageRender } from '../render/page-render.ts'
import { sayIn } from '../words/visitor-words.ts'
import { formHtml } from './form-html.ts'
import { invitesByMail } from './invites-by-mail.ts'
import { newsletterHtml } from './newsletter-html.ts'
import { submissionPage } from './submission-page.ts'

/** Where a form is shown. */
interface FormOnPage {
  readonly formId: string
  /** Unique on the page: other ids begin with it. */
  readonly id: string
  readonly page: PageRender
  readonly data: PageData
}

interface StoredForm {
  readonly content: FormContent
  readonly settings: FormSettings | undefined
  readonly alignment: string
}

/** Writes a form for a page; `full` when it takes nothing any more. */
export async function showForm(
  { content, settings = usualFormSettings, alignment }: StoredForm,
  { formId, id, page, data }: FormOnPage,
): Promise<Markup | 'full'> {
  const { site, store, sendsMail } = page.context
  if (await isFull(settings, () => store.submissions.countTaken(formId))) return 'full'
  page.takeCode(settings.postSubmitHtml)
  return formHtml({
    formId,
    id,
    content,
    say: sayIn(site.language),
    manner: mannerOf(site),
    settings,
    alignment,
    invites: await invitesByMail(store, { content, settings }, { site, sendsMail }),
    captcha: settings.asksForCaptcha && asksThere(page) ? captchaOf(site) : null,
    page: submissionPage(data, page),
    filling: null,
  })
}

/** Writes a sign-up for a page; null where its list is gone. `shown` may leave out what the page says around it. */
export async function showSignUp(
  value: BlockValue<'newsletter'>,
  { formId, id, page, data }: FormOnPage,
  shown: Pick<BlockValue<'newsletter'>, 'title' | 'description'> = value,
): Promise<Markup | null> {
  const { site, store, sendsMail } = page.context
  const list = await store.newsletterLists.find(listOfBlock(value))
  if (!list) return null
  return newsletterHtml({
    formId,
    id,
    value: { ...value, title: shown.title, description: shown.description },
    say: sayIn(site.language),
    content: newsletterContent(value, list, { language: site.language, sendsMail }),
    captcha: asksThere(page) ? captchaOf(site) : null,
    page: submissionPage(data, page),
    filling: null,
  })
}

/** Whether visitors of a page are asked for a captcha; those who are signed in are not. */
export function asksThere({ context, viewer }: PageRender): boolean {
  return viewer === null && asksForCaptcha(context.site.captcha, 'forms')
}
