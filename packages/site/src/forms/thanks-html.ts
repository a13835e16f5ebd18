import type { FormContent, FormSettings } from '@vitrine/domain/forms/form'
import { usualThanksText } from '@vitrine/domain/forms/form-texts'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'

/** What is shown in place of a form that was taken; a script takes it out. Code of administrators rests in a template, so that nothing of it runs before. */
export function thanksHtml(
  content: Pick<FormContent, 'submissionHtml'>,
  { postSubmitHtml }: Pick<FormSettings, 'postSubmitHtml'>,
): Markup {
  const code =
    postSubmitHtml === ''
      ? ''
      : html`<template class="form-submission-html">${siteWording(postSubmitHtml)}</template>`
  return html`<div class="form-submission-text" hidden>${thanksText(content)}</div>${code}`
}

/** The words of a form that was taken. */
export function thanksText({ submissionHtml }: Pick<FormContent, 'submissionHtml'>): Markup {
  return submissionHtml === '' ? html`<p>${usualThanksText}</p>` : siteWording(submissionHtml)
}
