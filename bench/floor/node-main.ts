/** A floor below the floor: bare `node:http` that answers given bytes from memory, each answer's header lines made beforehand. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { FloorFile } from './open-floor.ts'

const { port, pages } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FloorFile
const answers = new Map<string, { lines: string[]; bytes: Buffer }>(
  pages.map(({ headers, body }, number) => {
    const bytes = Buffer.from(body, 'base64')
    const given = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => [name, each]),
    )
    const lines = [...given, 'content-length', String(bytes.length)]
    return [`/page/${number}`, { lines, bytes }]
  }),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer === undefined) return response.writeHead(request.url === '/health' ? 200 : 404).end()
  return response.writeHead(200, answer.lines).end(answer.bytes)
})
server.listen(port, '127.0.0.1')
