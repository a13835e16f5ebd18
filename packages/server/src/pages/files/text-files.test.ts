import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TextFiles } from './text-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const memoryBytes = 100_000

/** Asks for files one after another; what came, and what is held afterwards. */
async function ask(files: readonly string[]) {
  const texts = new TextFiles(memoryBytes)
  const app = Fastify()
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const isSent = await texts.send(request, reply, { root, file: request.params['*'], caching: 'no-cache' })
    return isSent ? reply : reply.status(404).send()
  })
  const bodies: string[] = []
  for (const file of files) bodies.push((await app.inject(`/${file}`)).body)
  await app.close()
  return { bodies, heldBytes: texts.heldBytes }
}

function write(file: string, bytes: number): string {
  const text = randomBytes(bytes / 2).toString('hex')
  writeFileSync(path.join(root, file), text)
  return text
}

describe('text files in memory', () => {
  it('take no more than they may, however many are asked for', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `${place}.js`)
    const texts = names.map((name) => write(name, 20_000))
    const { bodies, heldBytes } = await ask(names)
    expect(bodies).toEqual(texts)
    expect(heldBytes).toBeGreaterThan(40_000)
    expect(heldBytes).toBeLessThanOrEqual(memoryBytes)
  })

  it('are sent, and not kept, where one alone is larger than that', async () => {
    const text = write('large.css', 200_000)
    expect(await ask(['large.css', 'large.css'])).toEqual({ bodies: [text, text], heldBytes: 0 })
  })
})
