import type { readProductFeedsCall } from '@vitrine/contract/selling/product-feed-calls'
import { feedReaders, productFeedPath } from '@vitrine/domain/catalogue/product-feeds'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'

/** Answers where the catalogues of others find what the site sells. */
export async function getProductFeeds({
  site,
  origin,
}: Exchange<typeof readProductFeedsCall>): Promise<AnswerTo<typeof readProductFeedsCall>> {
  const feeds = feedReaders.map((reader) => ({ reader, url: origin + productFeedPath(reader) }))
  return reply({ feeds, isClosed: site.lock !== null })
}
