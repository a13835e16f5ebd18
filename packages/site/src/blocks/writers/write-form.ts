import { contentAt, formIdOf, formName } from '@vitrine/domain/forms/form'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { newsletterFormId } from '@vitrine/domain/newsletter/newsletter-form'
import { html } from '@vitrine/storefront/parts/html/markup'
import { formLightboxHtml } from '../../forms/form-lightbox-html.ts'
import { showForm, showSignUp } from '../../forms/show-form.ts'
import type { BlockWriter } from '../block-context.ts'

/** A form with its fields: as its block says it, or as it was written in the panel since. */
export const writeForm: BlockWriter<'form'> = async (value, { id, blockId, layoutId, page, data }) => {
  const formId = formIdOf(layoutId, { id: blockId, value })
  const form = await page.context.store.forms.find(formId)
  const content = contentAt(form, value)
  if (content.fields.length === 0) return null
  const stored = { content, settings: form?.settings, alignment: value.buttonAlignment }
  const shown = await showForm(stored, { formId, id, page, data })
  if (shown === 'full') return html`<p class="form-note">${formProblemText['form-full']}</p>`
  if (!value.opensInLightbox) return shown
  const label = value.openLabel || formName(content)
  return formLightboxHtml(shown, { label, alignment: value.buttonAlignment })
}

/** A sign-up for a newsletter of the site; where its list is gone, nobody can write to it, and it says so. */
export const writeNewsletter: BlockWriter<'newsletter'> = async (
  value,
  { id, blockId, layoutId, page, data },
) => {
  const formId = newsletterFormId({ layoutId, blockId })
  const shown = await showSignUp(value, { formId, id, page, data })
  return shown ?? html`<p class="form-note">${formProblemText['form-unknown']}</p>`
}
