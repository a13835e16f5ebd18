import { closedGrantText, grantState, hasDownloadsLeft } from '@vitrine/domain/downloads/download-grant'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { digitalPath } from '@vitrine/store/downloads/digital-place'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../http/hosts/network-of.ts'
import type { Services } from '../services/services.ts'
import { deliveredVersion } from './delivered-version.ts'
import { type FileAddress, isFileSignature, visitorOf } from './download-keys.ts'

/** A file that may go out. */
export interface Delivery {
  readonly file: string
  readonly filename: string
  readonly contentType: string
  readonly bytes: number
  readonly etag: string
  /** Books so many bytes before they go out: false when no download is left for them. */
  book(bytes: number): Promise<boolean>
  /** Gives back what was booked and did not go out. */
  giveBack(bytes: number): Promise<void>
}

/** The delivery, or why there is none. */
export type OpenedDelivery =
  | { readonly ok: true; readonly delivery: Delivery }
  | { readonly ok: false; readonly problem: 'not-found' | 'download-closed'; readonly text?: string }

/** What is known of who asks. */
interface DeliveryContext {
  readonly live: LiveSite
  readonly services: Services
  readonly request: FastifyRequest
}

const overText = 'This address is over. Please open the link of your order again.'

/** Checks an address, and the grant behind it as it stands now. */
export async function openDelivery({ live, services, request }: DeliveryContext): Promise<OpenedDelivery> {
  const { store, site } = live
  const nowMs = services.clock()
  const read = readAddress(request, site.id)
  if (!read || !isFileSignature(services.secret, read.address, read.signature))
    return { ok: false, problem: 'not-found' }
  const { address } = read
  const place = {
    grantId: address.grantId,
    fileId: address.fileId,
    visitor: visitorOf(services.secret, address.network, nowMs),
  }
  // Who began in time may go on with what is left of the file, that day and from that network.
  const goesOn = /^bytes=[1-9]/.test(request.headers.range ?? '') && (await store.downloads.hasBegun(place))
  if (address.endsAt * 1_000 <= nowMs && !goesOn)
    return { ok: false, problem: 'download-closed', text: overText }

  const grant = await store.downloads.find(address.grantId)
  const order = grant && (await store.orders.find(grant.orderId))
  const bought = grant?.files.find(({ id }) => id === address.fileId)
  if (!grant || !order || !bought) return { ok: false, problem: 'not-found' }
  const state = grantState(grant, order, nowMs)
  if (state === 'revoked' || state === 'expired')
    return { ok: false, problem: 'download-closed', text: closedGrantText[state] }

  const version = site.store.downloads?.version
  const file = await deliveredVersion(store, bought, version)
  const book = (moreBytes: number) =>
    store.downloads.book({ ...place, fileBytes: file.bytes, moreBytes }, (kept, downloads) =>
      hasDownloadsLeft(kept, place.fileId, downloads),
    )
  return {
    ok: true,
    delivery: {
      file: digitalPath(services.dataDir, site.id, file),
      filename: file.filename,
      contentType: file.contentType,
      bytes: file.bytes,
      etag: `"${file.id}-${file.version}"`,
      book,
      giveBack: async (bytes) => void (await book(-bytes)),
    },
  }
}

function readAddress(
  request: FastifyRequest,
  websiteId: string,
): { readonly address: FileAddress; readonly signature: string } | null {
  const { grantId, fileId } = request.params as Readonly<Record<string, string>>
  const { e, s } = request.query as Readonly<Record<string, unknown>>
  if (typeof e !== 'string' || typeof s !== 'string' || !/^\d{10}$/.test(e) || !grantId || !fileId)
    return null
  const network = networkOf(request.ip)
  return { address: { websiteId, grantId, fileId, network, endsAt: Number(e) }, signature: s }
}
