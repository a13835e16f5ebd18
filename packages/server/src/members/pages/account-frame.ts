import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, pageReply } from '../../http/reply/reply.ts'
import { accountStyle } from './account-style.ts'

/** Pages of accounts are looked at with these of an exchange. */
export type FrameExchange = Pick<Exchange, 'view' | 'origin' | 'call'>

interface AccountPage {
  readonly title: string
  /** What it says above and in the head instead, where a member's own words stand in it. */
  readonly heading?: string
  readonly body: Markup
  readonly refused?: RefusalCode | null
  /** Number of the specification, section 2; left out: that of any page. */
  readonly pageType?: number
}

/** Answers a page of an account in the frame of its site. It is kept nowhere, and no search engine lists it. */
export async function accountPage(
  { view, origin, call }: FrameExchange,
  { title, heading = title, body, refused = null, pageType = 2 }: AccountPage,
): Promise<PageAnswer> {
  const shown = await view()
  const mainContent = html`<div class="vt-account"><h1>${heading}</h1>${body}</div>`.text
  // Links out of mails stand in the address: it is told to no other site.
  const headHtml = `<meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><style>${accountStyle}</style>`
  const made = await shown.renderSystemPage(
    { pageType, title, headTitle: heading, mainContent, headHtml, bodyClasses: ['account-page'] },
    { origin, path: call.path },
  )
  return pageReply(made.html, { scriptHashes: made.scriptHashes, needs: made.needs, refused })
}

/** Where a page says what happened. */
export function notice(text: string, kind: 'good' | 'bad' = 'good'): Markup {
  if (text === '') return html``
  return kind === 'good'
    ? html`<p class="vt-account-notice" role="status">${text}</p>`
    : html`<p class="vt-account-notice vt-account-notice--bad" role="alert">${text}</p>`
}
