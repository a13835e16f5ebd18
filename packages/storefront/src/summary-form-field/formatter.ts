import { ownValue } from '@vitrine/template/values/own'
import { localized } from '../html/localized.ts'
import { html } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { answerOf } from './answers.ts'

/** `summary-form-field`: a question of a form with the visitor's answer, as order mails and summaries show it. */
export const summaryFormField = markupFormatter((field, _args, scope) => {
  const answer = answerOf(field) ?? localized(scope, 'productSummaryFormNoAnswerText', 'N/A')
  return html`<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${ownValue(field, 'rawTitle')}:</span> ${answer}
</div>`
})
