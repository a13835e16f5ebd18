import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { lookupAllowed, NotAllowedError } from '../../images/lookup-allowed.ts'
import type { FormTargetDesk } from '../../services/form-target-desk.ts'
import { allowedFor, hostOf } from './judge-address.ts'

/** A request to a service outside. */
export interface OutsideCall {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What was answered, whatever its status; or why nothing was, as a sentence for the owner. */
export type OutsideAnswer =
  | { readonly ok: true; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly reason: string }

type Desk = Pick<FormTargetDesk, 'isOpened' | 'timeLimitMs'>

/** Bytes of an answer that are read. */
const readBytes = 16_000

/**
 * Asks a service outside. The address is judged where the connection is made, and a redirect is not followed: nothing leads into our own
 * network but to what the installation opens. Without encryption nothing goes to the public internet.
 */
export async function sendOutside(call: OutsideCall, desk: Desk): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(desk.timeLimitMs)
  try {
    const response = await raceSignal(signal, request(call, desk, signal))
    const status = response.statusCode ?? 0
    return { ok: true, status, text: await raceSignal(signal, readStart(response)) }
  } catch (error) {
    if (error instanceof NotAllowedError) return { ok: false, reason: error.message }
    if (signal.aborted)
      return { ok: false, reason: `Nothing was answered within ${desk.timeLimitMs / 1000} seconds.` }
    return { ok: false, reason: `The address does not answer${codeOf(error)}.` }
  }
}

function request(
  { method, url, headers, body }: OutsideCall,
  desk: Desk,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const target = new URL(url)
  const isAllowed = allowedFor(target, desk)
  const host = hostOf(target)
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new NotAllowedError())
  const options = {
    method,
    signal,
    lookup: lookupAllowed(isAllowed),
    agent: false,
    headers: { 'user-agent': 'Vitrine', ...headers, 'content-length': Buffer.byteLength(body) },
  }
  return new Promise((resolve, reject) => {
    const { request: open } = target.protocol === 'https:' ? https : http
    open(target, options, resolve).on('error', reject).end(body)
  })
}

/** The beginning of an answer; what is behind it is not waited for. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= readBytes) break
  }
  return Buffer.concat(chunks).subarray(0, readBytes).toString('utf8')
}

/** Name resolution takes no signal: it is left behind when the time is over. */
function raceSignal<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? ` (${code})` : ''
}
