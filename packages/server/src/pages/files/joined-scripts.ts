import { splitAddress } from '@vitrine/site/page-json/lists/split-address'
import { joinScripts } from '@vitrine/site/theme/join-scripts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../http/hosts/network-of.ts'
import { type KeptFile, keepFile, sendFile } from '../../http/kept/kept-file.ts'
import { keptForEver } from '../../http/kept/kept-for-ever.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'
import { sendRefusal } from '../making/send-page.ts'
import { takeRender } from '../making/take-render.ts'

/** Joined scripts that are kept, compressed; a template has a few. */
const maxKept = 24

/**
 * `/scripts.HASH.js?one.js&two.js`: scripts of the template that pages join, in this order, to be kept for ever. The names are in the
 * address, so that any process of the installation can answer, whichever made the page.
 */
export function mountJoinedScripts(app: FastifyInstance): void {
  const { sites, views } = app.installation
  const kept = new LRUCache<string, KeptFile>({ max: maxKept })

  app.get<{ Params: { hash: string } }>('/scripts.:hash.js', async (request, reply) => {
    const { hash } = request.params
    const live = await sites.findKnown(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const siteDir = views.themes.dirOf(live.site)
    const query = splitAddress(request.url)[1]
    const key = `${siteDir} ${hash}?${query}`
    const known = kept.get(key)
    if (known) return sendFile(request, reply, { file: known, type, caching: keptForEver })
    // Anybody may ask for any order of scripts: it counts as a page does, and costs little.
    const waitMs = takeRender(app.installation, networkOf(request.ip))
    if (waitMs > 0) return sendRefusal(waitMs, request, reply)
    const names = readNames(query)
    const joined = names && (await joinScripts(siteDir, names))
    if (!joined) return answerFailure(request, reply, 404, failureText.notFound)
    // A page made before a change may ask for the former scripts: it gets the present ones, but must not keep them.
    if (joined.hash !== hash) return reply.header('cache-control', 'no-store').type(type).send(joined.text)
    const file = await keepFile(Buffer.from(joined.text), { hash, quality: 5 })
    kept.set(key, file)
    return sendFile(request, reply, { file, type, caching: keptForEver })
  })
}

const type = 'text/javascript; charset=utf-8'

function readNames(query: string): readonly string[] | null {
  try {
    return query.split('&').map(decodeURIComponent)
  } catch {
    return null
  }
}
