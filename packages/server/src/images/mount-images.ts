import path from 'node:path'
import { RevisionMemory } from '@vitrine/site/revisions/revision-memory'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkedEachTime, keptForEver } from '../http/kept/kept-for-ever.ts'
import { findKnownSite } from '../http/panel-host/panel-request.ts'
import { failureText } from '../http/reply/errors.ts'
import { refusalStatus } from '../http/reply/refusal-status.ts'
import { maySeePictures } from '../http/visitor/may-see-files.ts'
import { imagesDir } from './image-folder.ts'
import { type ImageRenditions, renditionWidths } from './image-renditions.ts'
import type { RenditionKind } from './picture-task.ts'

type ImageRequest = FastifyRequest<{
  Params: { websiteId?: string; imageId: string; version?: string; filename?: string }
  Querystring: { format?: string }
}>

/**
 * `GET /content/v1/<websiteId>/<imageId>/<filename>?format=500w`: pictures in the width and kind that the browser wants; after a
 * replacement pages ask for `<imageId>/r2/<filename>`. `GET /global/<imageId>?format=100w` is where templates ask for the picture of an
 * author, of which they have the id alone. Every address shows the picture of now; only the one that pages have of it is kept for ever.
 */
export function mountImages(app: FastifyInstance, renditions: ImageRenditions): void {
  const { services } = app.installation
  const root = imagesDir(services.dataDir)

  const send = (reply: FastifyReply, file: string, caching: string) => {
    void reply.header('cache-control', caching).header('vary', 'accept')
    return reply.sendFile(path.relative(root, file), root)
  }

  const answer = async (request: ImageRequest, reply: FastifyReply) => {
    const { imageId } = request.params
    const live = await findKnownSite(app.installation, request)
    const websiteId = live && (await maySeePictures(request, live, services)) ? live.site.id : ''
    const isOurs =
      (request.params.websiteId ?? websiteId) === websiteId && /^[a-zA-Z0-9-]{1,64}$/.test(imageId)
    const version = live && isOurs ? await versionOf(live, imageId) : 1
    const picture = { websiteId, imageId, version }
    const original = isOurs && websiteId !== '' ? await renditions.original(picture) : null
    if (original === null)
      return reply.status(refusalStatus['not-found']).send({ message: failureText.notFound })

    // What a closed site shows stays with who was let in.
    const caching = live?.site.lock ? 'private, max-age=600' : cachingOf(request, version)
    const widthPx = readWidth(request.query.format)
    if (widthPx === null) return send(reply, original, caching)

    const [best, quick] = kindsFor(request.headers.accept ?? '', original)
    const wanted = { ...picture, widthPx, kind: best }
    const ready = await renditions.ready(wanted)
    if (ready !== null) return send(reply, ready, caching)
    const soonAgain = caching === keptForEver ? 'public, max-age=600' : caching
    if (best === quick) {
      const made = await renditions.make(wanted)
      // What stands in for a picture that could not be made is not it for ever.
      return made === null ? send(reply, original, soonAgain) : send(reply, made, caching)
    }

    // The smallest kind takes long to make: it is made for the next visitor, and this one gets the second smallest.
    void renditions.prepare(wanted)
    const now = await renditions.make({ ...wanted, kind: quick })
    return send(reply, now ?? original, soonAgain)
  }
  app.get('/content/v1/:websiteId/:imageId/:filename', answer)
  app.get('/content/v1/:websiteId/:imageId/:version/:filename', answer)
  app.get('/global/:imageId', answer)
}

/** The versions of replaced pictures, read once for each revision of a site. */
const replaced = new RevisionMemory<ReadonlyMap<string, number>>()

async function versionOf({ site, store }: LiveSite, imageId: string): Promise<number> {
  const known = await replaced.recall(site, '', () => store.media.replacedPictures()).catch(() => null)
  return known?.get(imageId) ?? 1
}

/**
 * Pages ask for a picture in a format, and have the address of its present version: that never shows anything else. The plain address is
 * what owners give to others; it stays when the picture is replaced.
 */
function cachingOf({ params, query }: ImageRequest, version: number): string {
  // Where templates ask by the id alone, the address stays when the picture is replaced.
  if (params.websiteId === undefined) return checkedEachTime
  const asked = params.version === undefined ? 1 : Number(/^r(\d+)$/.exec(params.version)?.[1])
  return query.format !== undefined && asked === version ? keptForEver : checkedEachTime
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
