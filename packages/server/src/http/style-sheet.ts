import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Stylesheet } from '../site/styles/stylesheet.ts'

/** A style sheet in the forms it is sent in. */
interface StyleForms {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

/** `/site.css`, and under its hash, where it may be kept for ever. */
export function mountStyleSheet(app: FastifyInstance): void {
  const { views } = app.installation
  const forms = new WeakMap<Stylesheet, Promise<StyleForms>>()

  const formsOf = (sheet: Stylesheet): Promise<StyleForms> => {
    const known = forms.get(sheet) ?? compress(sheet.css)
    forms.set(sheet, known)
    return known
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, caching: string) => {
    const { stylesheet } = await views.theme()
    const etag = `"${stylesheet.hash}"`
    void reply.header('cache-control', caching).header('etag', etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
    if (encoding) void reply.header('content-encoding', encoding)
    const { plain, gzip: zipped, brotli } = await formsOf(stylesheet)
    const body = encoding === 'br' ? brotli : encoding === 'gzip' ? zipped : plain
    return reply.type('text/css; charset=utf-8').send(body)
  }

  app.get('/site.css', (request, reply) => send(request, reply, 'public, max-age=0, must-revalidate'))
  app.get<{ Params: { hash: string } }>('/site.:hash.css', async (request, reply) => {
    const { stylesheet } = await views.theme()
    const isCurrent = request.params.hash === stylesheet.hash
    // A page made before a change may still ask for the former sheet: it gets the present one, but must not keep it.
    return send(request, reply, isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
  })
}

async function compress(css: string): Promise<StyleForms> {
  const plain = Buffer.from(css)
  const [zipped, brotli] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)])
  return { plain, gzip: zipped, brotli }
}
