import path from 'node:path'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkedByOne, checkedEachTime } from '../http/kept/kept-for-ever.ts'
import { findKnownSite } from '../http/panel-host/panel-request.ts'
import { failureText } from '../http/reply/errors.ts'
import { refusalStatus } from '../http/reply/refusal-status.ts'
import { inertPolicy } from '../http/reply/security-headers.ts'
import { maySeeFiles } from '../http/visitor/may-see-files.ts'
import { entryFile, mediaDir } from './media-folders.ts'

/**
 * `GET /s/<filename>`: a file of the library, at the address that it has or had. Browsers may keep it, and ask each time whether it is
 * still the one; parts of it are answered to those who ask for parts.
 */
export function mountFiles(app: FastifyInstance): void {
  const { services } = app.installation
  const root = mediaDir(services.dataDir)

  app.get<{ Params: { filename: string } }>('/s/:filename', async (request, reply) => {
    const live = await findKnownSite(app.installation, request)
    const address = `/s/${request.params.filename.toLowerCase()}`
    const entry = await live?.store.media.findByAddress(address)
    if (!live || !entry || entry.kind === 'picture' || !(await maySeeFiles(request, live, services)))
      return reply.status(refusalStatus['not-found']).send({ message: failureText.notFound })
    const file = entryFile(services.dataDir, live.site.id, entry)
    // What a closed site shows stays with who was let in.
    const caching = live.site.lock ? checkedByOne : checkedEachTime
    return describe(reply.header('cache-control', caching), entry).sendFile(path.relative(root, file), root, {
      contentType: false,
    })
  })
}

function describe(reply: FastifyReply, { contentType, filename }: MediaEntry): FastifyReply {
  const isShown = shown.test(contentType)
  return reply
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename="${filename}"`)
    .header('content-security-policy', contentType === 'application/pdf' ? pdfPolicy : playedPolicy)
    .type(contentType)
}

/** What browsers show by themselves, and nothing that could run in one. */
const shown = /^(audio\/|video\/|application\/pdf$|text\/(plain|vtt))/

/** Nothing may run; a film that is opened by itself may play. */
const playedPolicy = `${inertPolicy}; media-src 'self'; style-src 'unsafe-inline'`

/** Browsers show no PDF in a sandbox; its own scripts see nothing of the site. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
