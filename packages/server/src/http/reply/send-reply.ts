import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Exchange } from '../exchange.ts'
import { writeCookie } from '../visitor/cookies.ts'
import type { Answer } from './reply.ts'
import { pagePolicy } from './security-headers.ts'

/** Puts an answer on the wire. What a call answers belongs to one visitor: it may not be cached, unless its headers say so. */
export async function sendReply(
  raw: FastifyReply,
  answer: Answer,
  { isHttps, view }: Pick<Exchange, 'view'> & { readonly isHttps: boolean },
) {
  void raw.status(answer.status).header('cache-control', 'no-store')
  for (const cookie of answer.cookies) void raw.header('set-cookie', writeCookie(cookie, isHttps))
  if (answer.body.kind === 'html') {
    const needs = answer.body.needs ?? (await view()).pageNeeds
    void raw.header('content-security-policy', pagePolicy(answer.body.scriptHashes, needs))
  }
  void raw.headers(answer.headers)
  return sendBody(raw, answer)
}

function sendBody(raw: FastifyReply, { status, body }: Answer) {
  if (status === 204) return raw.send()
  switch (body.kind) {
    case 'json':
      return sendJson(raw, JSON.stringify(body.value ?? null))
    case 'refusal':
      return sendJson(raw, JSON.stringify({ message: body.message, ...body.more }))
    case 'page-data':
      return sendJson(raw, body.json)
    case 'html':
      return raw.type('text/html; charset=utf-8').send(body.html)
    case 'file':
      return raw.type(body.type).send(Readable.from(body.parts, { objectMode: false }))
    case 'none':
      return raw.send()
  }
}

function sendJson(raw: FastifyReply, json: string) {
  return raw.type('application/json; charset=utf-8').send(json)
}
