import { contentAt, formIdOf, formName, usualFormSettings } from '@vitrine/domain/forms/form'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { newsletterFormId } from '@vitrine/domain/newsletter/newsletter-form'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import { formBlockJson, newsletterBlockJson } from '../../forms/form-block-json.ts'
import { formLightboxHtml } from '../../forms/form-lightbox-html.ts'
import { ownForms } from '../../forms/own-forms.ts'
import { asksThere, showForm, showSignUp } from '../../forms/show-form.ts'
import type { PageData } from '../../page-json/page-context.ts'
import type { PageRender } from '../../render/page-render.ts'
import { sayIn } from '../../words/visitor-words.ts'
import type { BlockWriter } from '../block-context.ts'

/** A form with its fields: as its block says it, or as it was written in the panel since. */
export const writeForm: BlockWriter<'form'> = async (value, { id, blockId, layoutId, page, data }) => {
  const say = sayIn(page.context.site.language)
  const formId = formIdOf(layoutId, { id: blockId, value })
  const form = await page.context.store.forms.find(formId)
  const content = contentAt(form, value)
  if (content.fields.length === 0) return null
  const settings = form?.settings ?? usualFormSettings
  const stored = { content, settings, alignment: value.buttonAlignment }
  const shown = await showForm(stored, { formId, id, page, data })
  if (shown === 'full') return html`<p class="form-note">${say(formProblemText['form-full'])}</p>`
  const json = () => formBlockJson(value, { formId, content, say, settings, data })
  const own = ownBlock({ kind: 'form', formId, json }, page)
  if (own !== null) return own
  if (!value.opensInLightbox) return shown
  const label = value.openLabel || formName(content, say)
  return formLightboxHtml(shown, { label, alignment: value.buttonAlignment })
}

/** A sign-up for a newsletter of the site; where its list is gone, nobody can write to it, and it says so. */
export const writeNewsletter: BlockWriter<'newsletter'> = async (
  value,
  { id, blockId, layoutId, page, data },
) => {
  const formId = newsletterFormId({ layoutId, blockId })
  const shown = await showSignUp(value, { formId, id, page, data })
  const { language } = page.context.site
  if (shown === null)
    return html`<p class="form-note">${sayIn(language)(formProblemText['form-unknown'])}</p>`
  const json = () => newsletterBlockJson(value, { formId, data, language })
  return ownBlock({ kind: 'newsletter', formId, json }, page) ?? shown
}

interface OwnBlock {
  readonly kind: 'form' | 'newsletter'
  readonly formId: string
  readonly json: () => PageData
}

/** What a template's own file for blocks of a kind (`sqs-block-form.block`) prints; null where it has none, or it prints nothing. Such a block has no captcha. */
function ownBlock({ kind, formId, json }: OwnBlock, page: PageRender): Markup | null {
  const template = page.context.theme.partials.get(`sqs-block-${kind}.block`)
  if (!template || asksThere(page)) return null
  const printed = page.render(template, json())
  return printed.trim() === '' ? null : siteWording(ownForms(printed, formId))
}
