import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { isRecord } from '@vitrine/domain/content/is-record'
import { contentAt, formIdOf, usualFormSettings } from '@vitrine/domain/forms/form'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { isFull } from '@vitrine/domain/forms/is-full'
import type { SubmissionPage } from '@vitrine/domain/forms/submission'
import { listOfBlock, newsletterContent, newsletterFormId } from '@vitrine/domain/newsletter/newsletter-form'
import { html } from '@vitrine/storefront/parts/html/markup'
import { formHtml } from '../../forms/form-html.ts'
import { newsletterHtml } from '../../forms/newsletter-html.ts'
import type { PageData } from '../../page-json/page-context.ts'
import type { BlockWriter } from '../block-context.ts'

const notConfiguredText = formProblemText['form-unknown']

/** A form with its fields: as its block says it, or as it was written in the panel since. */
export const writeForm: BlockWriter<'form'> = async (value, { id, blockId, layoutId, page, data }) => {
  const { site, store } = page.context
  const formId = formIdOf(layoutId, { id: blockId, value })
  const form = await store.forms.find(formId)
  const content = contentAt(form, value)
  if (content.fields.length === 0) return null
  const settings = form?.settings ?? usualFormSettings
  if (await isFull(settings, () => store.submissions.countTaken(formId)))
    return html`<p class="form-note">${formProblemText['form-full']}</p>`
  const asks = settings.asksForCaptcha && asksForCaptcha(site.captcha, 'forms') && page.viewer === null
  page.takeCode(settings.postSubmitHtml)
  return formHtml({
    formId,
    id,
    content,
    settings,
    alignment: value.buttonAlignment,
    captcha: asks ? site.captcha : null,
    page: pageOf(data),
    filling: null,
  })
}

/** The page as submissions tell of it. */
function pageOf({ collection, item }: PageData): SubmissionPage {
  const shown = isRecord(item) ? item : isRecord(collection) ? collection : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    title: text(shown.title),
    id: text(shown.id),
    source: isRecord(item) ? 'i' : 'c',
    path: text(shown.fullUrl),
    permission: null,
  }
}

/** A sign-up for a newsletter of the site; where its list is gone, nobody can write to it, and it says so. */
export const writeNewsletter: BlockWriter<'newsletter'> = async (
  value,
  { id, blockId, layoutId, page, data },
) => {
  const { site, store } = page.context
  const list = await store.newsletterLists.find(listOfBlock(value))
  if (!list) return html`<p class="form-note">${notConfiguredText}</p>`
  return newsletterHtml({
    formId: newsletterFormId({ layoutId, blockId }),
    id,
    value,
    content: newsletterContent(value, list),
    captcha: asksForCaptcha(site.captcha, 'forms') && page.viewer === null ? site.captcha : null,
    page: pageOf(data),
    filling: null,
  })
}
