import type { downloadFileCall, downloadPageCall } from '@vitrine/contract/downloads/page-calls'
import { closedGrantText, type DownloadGrant, grantState } from '@vitrine/domain/downloads/download-grant'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { documentReply } from '../http/reply/plain-document.ts'
import { type AnswerTo, leadTo, type Redirect, refuse } from '../http/reply/reply.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { pageSite } from '../pages/page-site.ts'
import { drawPage } from '../pages/storefront-pages.ts'
import { addressLifeSeconds, filePath } from './download-keys.ts'
import { showGrant } from './order-downloads.ts'

/** Kept nowhere but with who asked, and its address told to nobody. */
const ownHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** Shows the files of a grant; only to who has its token. */
export async function getDownloadPage(
  exchange: Exchange<typeof downloadPageCall>,
): Promise<AnswerTo<typeof downloadPageCall>> {
  const found = await findGrant(exchange, exchange.params.token)
  if (!found) return refuse('not-found', failureText.notFound)
  const { site, store, services } = exchange
  const context = { secret: services.secret, websiteId: site.id, nowMs: services.clock() }
  const mainContent = await drawPage(site, 'renderDownloadPage', {
    download: await showGrant(store, found.grant, { order: found.order, context }),
    orderName: orderName(found.order),
    locale: site.language,
    timeZone: site.timeZone,
    site: pageSite(site),
    continueShoppingUrl: site.store.continueShoppingUrl,
    contactEmail: site.contactEmail,
  })
  const title = sayIn(site.language)('Your files')
  const page = { pageType: 207, title, mainContent, entry: 'order-page' } as const
  return documentReply(exchange, page, { headers: ownHeaders })
}

/** Leads to where a file goes out, for a minute, and for the network that asks alone. */
export async function getDownloadFile(
  exchange: Exchange<typeof downloadFileCall>,
): Promise<AnswerTo<typeof downloadFileCall>> {
  const { params, site, services, visitor } = exchange
  const found = await findGrant(exchange, params.token)
  if (!found?.grant.files.some(({ id }) => id === params.fileId))
    return refuse('not-found', failureText.notFound)
  const nowMs = services.clock()
  const state = grantState(found.grant, found.order, nowMs)
  // Whether something is left is said when the file goes out: who goes on with a file needs nothing more.
  if (state === 'revoked' || state === 'expired') return refuse('download-closed', closedGrantText[state])
  const address = {
    websiteId: site.id,
    grantId: found.grant.id,
    fileId: params.fileId,
    network: visitor.address,
    endsAt: Math.floor(nowMs / 1_000) + addressLifeSeconds,
  }
  return withHeaders(leadTo(filePath(services.secret, address)))
}

function withHeaders(answer: Redirect): Redirect {
  return { ...answer, headers: { ...answer.headers, ...ownHeaders } }
}

async function findGrant(
  { store }: Pick<Exchange, 'store'>,
  token: string,
): Promise<{ readonly grant: DownloadGrant; readonly order: Order } | undefined> {
  const grant = await store.downloads.findByToken(hashToken(token))
  const order = grant && (await store.orders.find(grant.orderId))
  return grant && order ? { grant, order } : undefined
}
