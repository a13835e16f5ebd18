import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keptForEver } from '../http/kept/kept-for-ever.ts'
import { failureText } from '../http/reply/errors.ts'
import { refusalStatus } from '../http/reply/refusal-status.ts'
import { imagesDir } from './image-folder.ts'
import { type ImageRenditions, renditionWidths } from './image-renditions.ts'
import type { RenditionKind } from './picture-task.ts'

type ImageRequest = FastifyRequest<{
  Params: { websiteId?: string; imageId: string }
  Querystring: { format?: string }
}>

/**
 * `GET /content/v1/<websiteId>/<imageId>/<filename>?format=500w`: pictures in the width and kind that the browser wants.
 * `GET /global/<imageId>?format=100w` is where templates ask for the picture of an author, of which they have the id alone.
 */
export function mountImages(app: FastifyInstance, renditions: ImageRenditions): void {
  const { sites, services } = app.installation
  const root = imagesDir(services.dataDir)

  const send = (reply: FastifyReply, file: string, caching: string) => {
    void reply.header('cache-control', caching).header('vary', 'accept')
    return reply.sendFile(path.relative(root, file), root)
  }

  const answer = async (request: ImageRequest, reply: FastifyReply) => {
    const { imageId } = request.params
    const websiteId = (await sites.findKnown(request.host))?.site.id ?? ''
    const isOurs =
      (request.params.websiteId ?? websiteId) === websiteId && /^[a-zA-Z0-9-]{1,64}$/.test(imageId)
    const original = isOurs && websiteId !== '' ? await renditions.original(websiteId, imageId) : null
    if (original === null)
      return reply.status(refusalStatus['not-found']).send({ message: failureText.notFound })

    const widthPx = readWidth(request.query.format)
    if (widthPx === null) return send(reply, original, keptForEver)

    const [best, quick] = kindsFor(request.headers.accept ?? '', original)
    const wanted = { websiteId, imageId, widthPx, kind: best }
    const ready = await renditions.ready(wanted)
    if (ready !== null) return send(reply, ready, keptForEver)
    if (best === quick) return send(reply, (await renditions.make(wanted)) ?? original, keptForEver)

    // The smallest kind takes long to make: it is made for the next visitor, and this one gets the second smallest.
    void renditions.prepare(wanted)
    const now = await renditions.make({ ...wanted, kind: quick })
    return send(reply, now ?? original, 'public, max-age=600')
  }
  app.get('/content/v1/:websiteId/:imageId/:filename', answer)
  app.get('/global/:imageId', answer)
}

/** The width to serve: the next one up of those there are; null for the original. */
function readWidth(format: string | undefined): number | null {
  const wanted = Number(/^(\d{1,5})w$/.exec(format ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(wanted)) return null
  return renditionWidths.find((width) => width >= wanted) ?? 2500
}

/** The best kind for a browser, and one that is quickly made. */
function kindsFor(accept: string, original: string): readonly [RenditionKind, RenditionKind] {
  const plain = original.endsWith('.png') ? 'png' : 'jpg'
  const quick = accept.includes('image/webp') ? 'webp' : plain
  return [accept.includes('image/avif') ? 'avif' : quick, quick]
}
