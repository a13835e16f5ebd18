/** The floor: a bare Fastify server that answers given bytes from memory, or parses JSON and answers given JSON. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const { port, page, pageEncoding, reply } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  port: number
  page: string
  pageEncoding: string
  reply: string
}
const app = Fastify({ logger: false })
const bytes = Buffer.from(page, 'base64')
const answer: unknown = JSON.parse(reply)
app.get('/page', (_request, response) => {
  response.header('content-type', 'text/html; charset=utf-8')
  if (pageEncoding) response.header('content-encoding', pageEncoding)
  return response.send(bytes)
})
app.get('/health', () => ({ ok: true }))
app.post('/json', () => answer)
await app.listen({ port, host: '127.0.0.1' })
