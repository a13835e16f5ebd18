import { escapeHtml } from '../html/escape.ts'

const formTag = /<form(?=[\s>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi
const submitHandler = /\sonsubmit\s*=\s*(?:"[^"]*"|'[^']*')/i

/** Tells forms that a template's own block wrote which form of the site they are. Our script sends them: handlers with data in them may not run. */
export function ownForms(html: string, formId: string): string {
  return html.replace(formTag, (tag) => {
    const still = tag.replace(submitHandler, (handler) => (/\bFormSubmit\b/i.test(handler) ? '' : handler))
    return /\sdata-form-id\s*=/i.test(still)
      ? still
      : `<form data-form-id="${escapeHtml(formId)}"${still.slice('<form'.length)}`
  })
}
