import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { lookOf, readableSheetOf, type SiteSheet, sheetSoon } from '@vitrine/site/styles/site-look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding } from '../../http/kept/accepted-encodings.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'

/** How long a browser waits for a sheet that takes its time; then it gets the last good one. */
const patienceMs = 5_000

/** A style sheet in the forms it is sent in. */
interface StyleForms {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

/** `/site.css`, and under its hash, where it may be kept for ever. */
export function mountStyleSheet(app: FastifyInstance): void {
  const { views, sites } = app.installation
  const forms = new WeakMap<SiteSheet, Promise<StyleForms>>()

  const formsOf = (sheet: SiteSheet): Promise<StyleForms> => {
    const known = forms.get(sheet) ?? compress(sheet.css)
    forms.set(sheet, known)
    return known
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, wantedHash: string | null) => {
    const live = await sites.findKnown(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const { stylesheet } = await views.theme()
    const { hash } = lookOf(stylesheet, live.site)
    const etag = `"${hash}"`
    void reply.header('cache-control', cachingOf(wantedHash, hash)).header('etag', etag)
    void reply.header('vary', 'accept-encoding').type('text/css; charset=utf-8')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const encoding = bestEncoding(request.headers['accept-encoding'])
    if (encoding) void reply.header('content-encoding', encoding)
    const sheet = await sheetSoon(stylesheet, live.site, patienceMs)
    const isOwn = lookOf(stylesheet, live.site).hash === stylesheet.hash
    // What stands in for a sheet that is not there must not be kept under its name.
    if (stylesheet.isGivenUp || sheet.isGivenUp || (sheet === stylesheet && !isOwn))
      void reply.header('cache-control', 'no-store').removeHeader('etag')
    const { plain, gzip: zipped, brotli } = await formsOf(sheet)
    return reply.send(encoding === 'br' ? brotli : encoding === 'gzip' ? zipped : plain)
  }

  app.get<{ Querystring: { minify?: string } }>('/site.css', async (request, reply) => {
    if (request.query.minify !== 'false') return send(request, reply, null)
    const live = await sites.findKnown(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const { css } = await readableSheetOf((await views.theme()).stylesheet, live.site)
    return reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(css)
  })
  app.get<{ Params: { hash: string } }>('/site.:hash.css', (request, reply) =>
    send(request, reply, request.params.hash),
  )
}

/** A page made before a change may still ask for the former sheet: it gets the present one, but must not keep it. */
function cachingOf(wantedHash: string | null, hash: string): string {
  if (wantedHash === null) return 'public, max-age=0, must-revalidate'
  return wantedHash === hash ? 'public, max-age=31536000, immutable' : 'no-store'
}

async function compress(css: string): Promise<StyleForms> {
  const plain = Buffer.from(css)
  const [zipped, brotli] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)])
  return { plain, gzip: zipped, brotli }
}
