import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { isRecord } from '@vitrine/domain/content/is-record'
import { contentAt, formIdOf, usualFormSettings } from '@vitrine/domain/forms/form'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { isFull } from '@vitrine/domain/forms/is-full'
import type { SubmissionPage } from '@vitrine/domain/forms/submission'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { formHtml } from '../../forms/form-html.ts'
import type { PageData } from '../../page-json/page-context.ts'
import { type BlockWriter, cleaned } from '../block-context.ts'

/** Said where visitors cannot sign up, so that none writes in vain (specification, section 8). */
const notConfiguredText = 'This form has not been configured yet.'

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

/** A sign-up for the site's newsletter. */
export const writeNewsletter: BlockWriter<'newsletter'> = (value, { id }) => {
  const { title, description, footnote, layout, style, alignment, buttonLabel, asksName } = value
  return html`<div class="newsletter-style-${style} newsletter-block-wrapper"><div class="newsletter-form-wrapper newsletter-form-wrapper--layout${
    layout === 'float' ? 'Float' : 'Stack'
  } newsletter-form-wrapper--align${alignment}"><form class="newsletter-form" method="post" action="/api/form/SaveFormSubmission" data-form-id="${
    value.formId
  }" aria-label="${title || 'Newsletter'}"><header class="newsletter-form-header">${
    title === '' ? '' : html`<h2 class="newsletter-form-header-title">${title}</h2>`
  }${
    description === ''
      ? ''
      : html`<div class="newsletter-form-header-description">${cleaned(description)}</div>`
  }</header><div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields">${
    asksName ? [textField(id, 'name'), textField(id, 'email')] : textField(id, 'email')
  }</div><div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button sqs-editable-button" type="submit" disabled aria-describedby="${id}-note"><span class="newsletter-form-button-label">${
    buttonLabel || 'Sign Up'
  }</span></button></div>${note(id)}</div>${
    footnote === '' ? '' : html`<div class="newsletter-form-footnote">${cleaned(footnote)}</div>`
  }</form></div></div>`
}

function note(id: string): Markup {
  return html`<p class="form-note" id="${id}-note">${notConfiguredText}</p>`
}

const newsletterFields = {
  name: { label: 'Name', type: 'text', autocomplete: 'name' },
  email: { label: 'Email Address', type: 'email', autocomplete: 'email' },
} as const

function textField(id: string, name: keyof typeof newsletterFields): Markup {
  const { label, type, autocomplete } = newsletterFields[name]
  return html`<div class="newsletter-form-field-wrapper form-item field ${name} required"><label class="newsletter-form-field-label title" for="${id}-${name}">${label}</label><input class="newsletter-form-field-element field-element" id="${id}-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" aria-required="true"></div>`
}
