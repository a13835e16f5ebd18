import { connect } from 'node:net'
import type { Answer } from './answer.ts'

/** How long an answer is waited for. */
const answerWithinMs = 8_000

/** Sends bytes as they are, and reads one answer; status 0 when the connection ended, or stayed silent, without one. */
export function sendRaw(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'))
    const finish = () => {
      socket.destroy()
      resolve(readAnswer(received))
    }
    socket.setTimeout(answerWithinMs, finish)
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      received += chunk
      if (isWhole(received)) finish()
    })
    socket.on('error', finish)
    socket.on('close', finish)
  })
}

/** The lines of a request whose head is complete. */
export function requestHead(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${[line, ...lines].join('\r\n')}\r\n\r\n`
}

function isWhole(received: string): boolean {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1]
  if (length !== undefined) return received.length >= headEnd + 4 + Number(length)
  return received.endsWith('0\r\n\r\n')
}

function readAnswer(received: string): Answer {
  const headEnd = received.indexOf('\r\n\r\n')
  const head = headEnd < 0 ? received : received.slice(0, headEnd)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers,
    body: headEnd < 0 ? '' : received.slice(headEnd + 4),
  }
}
