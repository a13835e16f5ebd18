import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { failureText } from './errors.ts'
import { inertPolicy, plainSecurityHeaders } from './security-headers.ts'

/** What the HTTP parser says of a connection that it gave up. */
interface BrokenRequest {
  readonly code?: string
}

/**
 * Answers what no request could be made of, in our words: its head is too large, came in too slowly, or is none. It is not known what
 * was asked, by whom and of which site, so the answer is plain text; the connection ends behind it.
 */
export function answerBrokenRequest({ code = '' }: BrokenRequest, socket: Socket): void {
  // Whoever left reads nothing any more.
  if (code === 'ECONNRESET' || socket.destroyed) return
  // Behind another answer it might stand in the middle of one.
  if (socket.writable && socket.bytesWritten === 0) socket.write(answerTo(problems[code] ?? unreadable))
  socket.destroySoon()
}

interface Problem {
  readonly status: number
  readonly text: string
}

const unreadable: Problem = { status: 400, text: failureText.unreadable }

/** By the codes of Node's parser and server. */
const problems: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: failureText.headTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: failureText.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: failureText.tooSlow },
}

function answerTo({ status, text }: Problem): string {
  const headers = {
    ...plainSecurityHeaders,
    'content-security-policy': inertPolicy,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}
