import type { BlockValue } from '@vitrine/domain/content/layout'
import { type FormContent, type FormSettings, formName } from '@vitrine/domain/forms/form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { usualSubmitText } from '@vitrine/domain/forms/form-texts'
import { newsletterContent } from '@vitrine/domain/newsletter/newsletter-form'
import type { Say } from '@vitrine/domain/words/say'
import type { PageData } from '../page-json/page-context.ts'

/** What a template's own `sqs-block-form.block` reads of a form block, by the names of the platform. */
export function formBlockJson(
  value: BlockValue<'form'>,
  { formId, content, say, settings, data }: FormBlock,
): PageData {
  return {
    formId,
    formName: formName(content, say),
    formFields: content.fields.map(fieldJson),
    formSubmitButtonText: content.submitLabel || say(usualSubmitText),
    formSubmissionMessage: { html: content.submissionHtml },
    formSubmissionHTML: settings.postSubmitHtml,
    formUsePreSubmit: false,
    formPreSubmitTopics: null,
    buttonAlignment: value.buttonAlignment,
    useLightbox: value.opensInLightbox ?? false,
    lightboxHandleText: value.openLabel || formName(content, say),
    showTitle: false,
    secureUrl: '',
    collection: data.collection,
    website: data.website,
  }
}

interface FormBlock {
  readonly formId: string
  readonly content: FormContent
  /** In the language that the page is read in. */
  readonly say: Say
  readonly settings: Pick<FormSettings, 'postSubmitHtml'>
  readonly data: PageData
}

/** What a template's own `sqs-block-newsletter.block` reads of a sign-up. */
export function newsletterBlockJson(
  value: BlockValue<'newsletter'>,
  { formId, data, language }: NewsletterBlock,
): PageData {
  const { name, fields, submitLabel } = newsletterContent(
    value,
    { isConfirmed: true },
    { language, sendsMail: true },
  )
  return {
    formId,
    form: { id: formId, name, fields: fields.map(fieldJson), submitButtonText: submitLabel },
    title: value.title,
    description: { html: value.description },
    disclaimer: { html: value.footnote },
    submissionMessage: { html: value.submissionHtml },
    showName: value.asksName,
    secureUrl: '',
    type: 1,
    collection: data.collection,
    website: data.website,
  }
}

interface NewsletterBlock {
  readonly formId: string
  readonly data: PageData
  /** In which the site is read. */
  readonly language: string
}

function fieldJson({ isRequired, ...field }: FormField) {
  return { ...field, required: isRequired }
}
