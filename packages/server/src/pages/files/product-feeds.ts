import { Readable } from 'node:stream'
import { feedReaders, productFeedPath } from '@vitrine/domain/catalogue/product-feeds'
import { productFeed } from '@vitrine/site/feeds/product-feed'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../http/hosts/network-of.ts'
import { targetOf } from '../../http/hosts/site-request.ts'
import { contentHash, etagOf, isKnown } from '../../http/kept/etag.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'
import { sendRefusal } from '../making/send-page.ts'
import { takeRender } from '../making/take-render.ts'

/** The products of a site for the catalogues of others, sent as they are read: however many there are, few are in memory. */
export function mountProductFeeds(app: FastifyInstance): void {
  const { sites, views, services } = app.installation
  for (const reader of feedReaders) {
    app.get(productFeedPath(reader), async (request, reply) => {
      const live = await sites.find(request.host)
      // A site behind a lock does not show what it sells.
      if (!live || live.site.lock) return answerFailure(request, reply, 404, failureText.notFound)
      const { origin } = targetOf(request, live, services)
      const context = await views.contextOf(live, origin)
      const tag = etagOf(contentHash(`${reader} ${origin} ${live.site.id} ${live.site.revision}`), null)
      reply.header('cache-control', 'public, max-age=300').header('etag', `W/${tag}`)
      if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send()
      // Each reads all products.
      const waitMs = takeRender(app.installation, networkOf(request.ip))
      if (waitMs > 0) return sendRefusal(waitMs, request, reply)
      return reply
        .type('application/xml; charset=utf-8')
        .send(Readable.from(productFeed(reader, context), { objectMode: false }))
    })
  }
}
