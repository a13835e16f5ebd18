import type { FormContent, FormSettings } from '@vitrine/domain/forms/form'
import { usualThanksText } from '@vitrine/domain/forms/form-texts'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'

/** What is shown in place of a form that was taken; a script takes it out. Code of administrators rests in a template, so that nothing of it runs before. */
export function thanksHtml(
  content: Pick<FormContent, 'submissionHtml'>,
  { postSubmitHtml, say }: Pick<FormSettings, 'postSubmitHtml'> & { readonly say: Say },
): Markup {
  const code =
    postSubmitHtml === ''
      ? ''
      : html`<template class="form-submission-html">${siteWording(postSubmitHtml)}</template>`
  return html`<div class="form-submission-text" hidden>${thanksText(content, say)}</div>${code}`
}

/** The words of a form that was taken. */
export function thanksText({ submissionHtml }: Pick<FormContent, 'submissionHtml'>, say: Say): Markup {
  return submissionHtml === '' ? html`<p>${say(usualThanksText)}</p>` : siteWording(submissionHtml)
}
