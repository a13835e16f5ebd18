import type { SystemPage } from '@vitrine/site/sites/site-view'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import { type PageReply, pageData, pageReply, type ReplyCookie } from '../http/reply/reply.ts'

/** Asked for in a query: a page, or the data that its template reads. */
type SystemExchange = Pick<Exchange, 'view' | 'origin' | 'call'> & {
  readonly query: { readonly format?: string }
}

/** What its reply has beside the page. */
interface SystemReply {
  readonly refused?: RefusalCode | null
  readonly cookies?: readonly ReplyCookie[]
}

/** Answers a page of the platform (cart, search) inside the regions of the site's template, or with `?format=json` what these read. */
export async function replySystemPage(
  exchange: SystemExchange,
  system: SystemPage,
  { refused = null, cookies = [] }: SystemReply = {},
): Promise<PageReply> {
  const { origin, call, query } = exchange
  const view = await exchange.view()
  const address = { origin, path: call.path }
  switch (query.format) {
    case 'json':
      return pageData(JSON.stringify(await view.systemData(address)))
    case 'json-pretty':
      return pageData(JSON.stringify(await view.systemData(address), null, 2))
    default: {
      const { html, scriptHashes, needs } = await view.renderSystemPage(system, address)
      return pageReply(html, { scriptHashes, needs, refused, cookies })
    }
  }
}
