import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { lookupAllowed, NotAllowedError } from './lookup-allowed.ts'
import { isPublicAddress } from './public-address.ts'

const timeLimitMs = 5_000
const pictureLimitBytes = 20_000_000
const redirectLimit = 3

/** The bytes of a picture, or why there are none, as a sentence for the owner. */
export type FetchedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: string; readonly isHostLost: boolean; readonly status?: number }

/** Fetches a picture from an address on the net. */
export type FetchPicture = (url: string) => Promise<FetchedPicture>

/** Fetches a picture from the public internet, within five seconds and twenty megabytes. */
export function fetchPicture(url: string, isAllowed = isPublicAddress): Promise<FetchedPicture> {
  return fetchOutside(url, { accept: 'image/*', limitBytes: pictureLimitBytes, isAllowed })
}

/** What is asked for outside, and how much of it is taken. */
interface OutsideRequest {
  readonly accept: string
  readonly limitBytes: number
  /** Which IP addresses may be connected to. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * Fetches something from the public internet, within five seconds. The address is judged where the connection is made, so that no name
 * can lead into our own network; each redirect is judged again.
 */
export async function fetchOutside(
  url: string,
  { accept, limitBytes, isAllowed = isPublicAddress }: OutsideRequest,
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(timeLimitMs)
  // A host that answered is there, however slow what it sends: the next thing may come in time.
  let isHostLost = true
  const onAnswer = () => {
    isHostLost = false
  }
  try {
    return await follow(url, { accept, limitBytes, isAllowed, signal, onAnswer, redirects: 0 })
  } catch (error) {
    if (error instanceof Refusal) {
      const { message: reason, status } = error
      return { ok: false, reason, isHostLost: false, ...(status === undefined ? {} : { status }) }
    }
    if (error instanceof NotAllowedError) return { ok: false, reason: error.message, isHostLost: false }
    if (signal.aborted) return { ok: false, reason: 'It did not come within 5 seconds.', isHostLost }
    return { ok: false, reason: 'The address does not answer.', isHostLost }
  }
}

interface Trip {
  readonly accept: string
  readonly limitBytes: number
  readonly isAllowed: (address: string) => boolean
  readonly signal: AbortSignal
  /** Called when the head of an answer has come. */
  readonly onAnswer: () => void
  readonly redirects: number
}

/** Ends a fetch with a sentence. */
class Refusal extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

async function follow(address: string, trip: Trip): Promise<FetchedPicture> {
  const url = readUrl(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !trip.isAllowed(host)) throw new NotAllowedError()

  const response = await send(url, trip)
  trip.onAnswer()
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status >= 300 && status < 400 && location) {
    response.destroy()
    if (trip.redirects >= redirectLimit) throw new Refusal('It is redirected too often.')
    return follow(new URL(location, url).href, { ...trip, redirects: trip.redirects + 1 })
  }
  if (status !== 200) {
    response.destroy()
    throw new Refusal(`The address answers ${status}.`, status)
  }
  return { ok: true, bytes: await readBody(response, trip) }
}

function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new Refusal('It is no web address.')
}

function send(url: URL, { accept, isAllowed, signal }: Trip): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  const options = { signal, lookup: lookupAllowed(isAllowed), agent: false, headers: { accept } }
  return raceSignal(
    signal,
    new Promise((resolveWith, reject) => {
      request(url, options, resolveWith).on('error', reject).end()
    }),
  )
}

/** Name resolution takes no signal: it is left behind when the time is over. */
function raceSignal<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolveWith, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolveWith, reject)
  })
}

async function readBody(
  response: IncomingMessage,
  { signal, limitBytes }: Pick<Trip, 'signal' | 'limitBytes'>,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  signal.addEventListener('abort', () => response.destroy(), { once: true })
  for await (const chunk of response) {
    size += chunk.length
    if (size > limitBytes) throw new Refusal(`It is larger than ${limitBytes / 1_000_000} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
