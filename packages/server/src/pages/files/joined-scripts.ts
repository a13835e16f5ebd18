import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { joinScripts } from '@vitrine/site/theme/join-scripts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { bestEncoding } from '../../http/kept/accepted-encodings.ts'
import { keptForEver } from '../../http/kept/kept-for-ever.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'

/** Joined scripts that are kept, compressed; a template has a few. */
const maxKept = 24

interface ScriptForms {
  readonly hash: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

/**
 * `/scripts.HASH.js?one.js&two.js`: scripts of the template that pages join, in this order, to be kept for ever. The names are in the
 * address, so that any process of the installation can answer, whichever made the page.
 */
export function mountJoinedScripts(app: FastifyInstance): void {
  const { siteDir } = app.installation.services
  const kept = new LRUCache<string, ScriptForms>({ max: maxKept })

  const formsOf = async (hash: string, query: string): Promise<ScriptForms | null> => {
    const key = `${hash}?${query}`
    const known = kept.get(key)
    if (known) return known
    const names = readNames(query)
    const joined = names && (await joinScripts(siteDir, names))
    if (!joined) return null
    const forms = await compress(joined.text, joined.hash)
    if (forms.hash === hash) kept.set(key, forms)
    return forms
  }

  app.get<{ Params: { hash: string } }>('/scripts.:hash.js', async (request, reply) => {
    const { hash } = request.params
    const forms = await formsOf(hash, request.url.split('?', 2)[1] ?? '')
    if (!forms) return answerFailure(request, reply, 404, failureText.notFound)
    const etag = `"${forms.hash}"`
    // A page made before a change may ask for the former scripts: it gets the present ones, but must not keep them.
    void reply.header('cache-control', forms.hash === hash ? keptForEver : 'no-store').header('etag', etag)
    void reply.header('vary', 'accept-encoding').type('text/javascript; charset=utf-8')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const encoding = bestEncoding(request.headers['accept-encoding'])
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.send(encoding === 'br' ? forms.brotli : encoding === 'gzip' ? forms.gzip : forms.plain)
  })
}

function readNames(query: string): readonly string[] | null {
  try {
    return query.split('&').map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Anybody may ask for any order of scripts, so this is done at a quality that costs little. */
async function compress(text: string, hash: string): Promise<ScriptForms> {
  const plain = Buffer.from(text)
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  return { hash, plain, gzip: zipped, brotli }
}
