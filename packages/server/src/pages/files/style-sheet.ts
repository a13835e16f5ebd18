import { lookOf, readableSheetOf, type SiteSheet, sheetInTime } from '@vitrine/site/styles/site-look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type KeptFile, keepFile, sendFile } from '../../http/kept/kept-file.ts'
import { checkedEachTime, keptForEver } from '../../http/kept/kept-for-ever.ts'
import { answerFailure, failureText } from '../../http/reply/errors.ts'

/** How long a browser waits for a sheet that takes its time; then it gets the last good one. */
const patienceMs = 5_000

const type = 'text/css; charset=utf-8'

/** `/site.css`, and under its hash, where it may be kept for ever. */
export function mountStyleSheet(app: FastifyInstance): void {
  const { views, sites } = app.installation
  const files = new WeakMap<SiteSheet, Promise<KeptFile>>()

  const fileOf = (sheet: SiteSheet): Promise<KeptFile> => {
    const known = files.get(sheet) ?? keepFile(Buffer.from(sheet.css))
    files.set(sheet, known)
    return known
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, wantedHash: string | null) => {
    const live = await sites.findKnown(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const { stylesheet } = await views.themes.of(live.site)
    const sheet = await sheetInTime(stylesheet, live.site, patienceMs)
    const { hash } = lookOf(stylesheet, live.site)
    // What stands in for a sheet that is not there must not be kept under its name.
    const standsIn =
      stylesheet.isGivenUp || sheet.isGivenUp || (sheet === stylesheet && hash !== stylesheet.hash)
    const caching = standsIn ? 'no-store' : cachingOf(wantedHash, hash)
    return sendFile(request, reply, { file: await fileOf(sheet), type, caching })
  }

  app.get<{ Querystring: { minify?: string } }>('/site.css', async (request, reply) => {
    if (request.query.minify !== 'false') return send(request, reply, null)
    const live = await sites.findKnown(request.host)
    if (!live) return answerFailure(request, reply, 404, failureText.notFound)
    const { css } = await readableSheetOf((await views.themes.of(live.site)).stylesheet, live.site)
    return reply.header('cache-control', 'no-store').type(type).send(css)
  })
  app.get<{ Params: { hash: string } }>('/site.:hash.css', (request, reply) =>
    send(request, reply, request.params.hash),
  )
}

/** A page made before a change may still ask for the former sheet: it gets the present one, but must not keep it. */
function cachingOf(wantedHash: string | null, hash: string): string {
  if (wantedHash === null) return checkedEachTime
  return wantedHash === hash ? keptForEver : 'no-store'
}
