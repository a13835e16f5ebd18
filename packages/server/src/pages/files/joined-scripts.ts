import { splitAddress } from '@vitrine/site/page-json/lists/split-address'
import { joinScripts } from '@vitrine/site/theme/join-scripts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type KeptFile, keepFile, sendFile } from '../../http/kept/kept-file.ts'
import { keptForEver } from '../../http/kept/kept-for-ever.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'

/** Joined scripts that are kept, compressed; a template has a few. */
const maxKept = 24

/**
 * `/scripts.HASH.js?one.js&two.js`: scripts of the template that pages join, in this order, to be kept for ever. The names are in the
 * address, so that any process of the installation can answer, whichever made the page.
 */
export function mountJoinedScripts(app: FastifyInstance): void {
  const { sites, views } = app.installation
  const kept = new LRUCache<string, KeptFile>({ max: maxKept })

  const fileOf = async (siteDir: string, hash: string, query: string): Promise<KeptFile | null> => {
    const key = `${siteDir} ${hash}?${query}`
    const known = kept.get(key)
    if (known) return known
    const names = readNames(query)
    const joined = names && (await joinScripts(siteDir, names))
    if (!joined) return null
    // Anybody may ask for any order of scripts, so this is done at a quality that costs little.
    const file = await keepFile(Buffer.from(joined.text), { hash: joined.hash, quality: 5 })
    if (file.hash === hash) kept.set(key, file)
    return file
  }

  app.get<{ Params: { hash: string } }>('/scripts.:hash.js', async (request, reply) => {
    const { hash } = request.params
    const live = await sites.findKnown(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const file = await fileOf(views.themes.dirOf(live.site), hash, splitAddress(request.url)[1])
    if (!file) return answerFailure(request, reply, 404, failureText.notFound)
    // A page made before a change may ask for the former scripts: it gets the present ones, but must not keep them.
    const caching = file.hash === hash ? keptForEver : 'no-store'
    return sendFile(request, reply, { file, type: 'text/javascript; charset=utf-8', caching })
  })
}

function readNames(query: string): readonly string[] | null {
  try {
    return query.split('&').map(decodeURIComponent)
  } catch {
    return null
  }
}
