import type { installmentInfoCall } from '@vitrine/contract/selling/installment-calls'
import { installmentInfo } from '@vitrine/domain/selling/installment-info'
import { installmentLocales } from '@vitrine/domain/selling/installments'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import { type PageAnswer, pageReply, refuse } from '../http/reply/reply.ts'

/** Explains payment in installments, in a language of who takes them. */
export async function getInstallmentInfo({
  params,
}: Exchange<typeof installmentInfoCall>): Promise<PageAnswer> {
  const locale = installmentLocales.find((each) => each === params.locale)
  if (!locale) return refuse('not-found', 'There is no such language.')
  const { title, steps, note } = installmentInfo(locale)
  const items = steps.map((step) => html`<li>${step}</li>`)
  const { text } =
    html`<div lang="${locale.replace('_', '-')}"><h2 class="vt-lightbox-title" id="vt-installments-title" tabindex="-1">${title}</h2><ol>${items}</ol><p class="vt-lightbox-text">${note}</p></div>`
  return pageReply(text, { headers: { 'x-robots-tag': 'noindex' } })
}
