/** The floor: a bare Fastify server that answers given bytes from memory, or parses JSON and answers given JSON. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { FloorFile } from './open-floor.ts'

const { port, pages, reply } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FloorFile
const app = Fastify({ logger: false })
for (const [number, { headers, body }] of pages.entries()) {
  const bytes = Buffer.from(body, 'base64')
  app.get(`/page/${number}`, (_request, response) => response.headers(headers).send(bytes))
}
const answer: unknown = JSON.parse(reply)
app.get('/health', () => ({ ok: true }))
app.post('/json', () => answer)
await app.listen({ port, host: '127.0.0.1' })
