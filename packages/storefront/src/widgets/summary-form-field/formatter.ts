import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { localized } from '../../parts/html/localized.ts'
import { html, plain, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { answerOf } from './answers.ts'

/** `summary-form-field`: a question of a form with the visitor's answer, as order mails and summaries show it. */
export const summaryFormField = markupFormatter((field, _args, scope) => {
  const noAnswer = siteWording(localized(scope, 'productSummaryFormNoAnswerText', 'N/A'))
  return html`<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${plain(asText(ownValue(field, 'rawTitle')))}:</span> ${answerOf(field, scope) ?? noAnswer}
</div>`
})
