import type { FormContent, FormSettings } from '@vitrine/domain/forms/form'
import { invitedText, usualThanksText } from '@vitrine/domain/forms/form-texts'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'

/** What is shown in place of a form that was taken; a script takes it out. Code of administrators rests in a template, so that nothing of it runs before. */
export function thanksHtml(
  content: Pick<FormContent, 'submissionHtml'>,
  {
    postSubmitHtml,
    say,
    invites,
  }: Pick<FormSettings, 'postSubmitHtml'> & ThanksWords & { readonly say: Say },
): Markup {
  const code =
    postSubmitHtml === ''
      ? ''
      : html`<template class="form-submission-html">${siteWording(postSubmitHtml)}</template>`
  return html`<div class="form-submission-text" hidden>${thanksText(content, say, { invites })}</div>${code}`
}

/** The words of a form that was taken. */
export function thanksText(
  { submissionHtml }: Pick<FormContent, 'submissionHtml'>,
  say: Say,
  { invites = false }: ThanksWords = {},
): Markup {
  const thanks = submissionHtml === '' ? html`<p>${say(usualThanksText)}</p>` : siteWording(submissionHtml)
  return invites ? html`${thanks}<p>${say(invitedText)}</p>` : thanks
}

/** What is said beside the thanks. */
interface ThanksWords {
  /** Whether a link is mailed by which one becomes a member. */
  readonly invites?: boolean | undefined
}
