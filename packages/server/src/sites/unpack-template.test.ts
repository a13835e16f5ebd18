import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unpackTemplate } from '@vitrine/site/templates/unpack-template'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { zipFolder } from './zip-folder.ts'

/**
 * What part of a process's work is done by the thread that answers requests: 0 to 1, the middle one of five times, as memory is collected
 * in some. Processor time, which another program's load leaves as it is.
 */
async function shareOfThread(work: () => Promise<unknown>): Promise<number> {
  const shares: number[] = []
  while (shares.length < 5) {
    const ofThread = process.threadCpuUsage()
    const ofAll = process.cpuUsage()
    await work()
    shares.push(micros(process.threadCpuUsage(ofThread)) / micros(process.cpuUsage(ofAll)))
  }
  return shares.toSorted((one, other) => one - other)[2] ?? 1
}

function micros({ user, system }: NodeJS.CpuUsage): number {
  return user + system
}

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'unpack-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function unpack(files: Zippable) {
  const zipFile = path.join(dir, 'file.zip')
  writeFileSync(zipFile, zipSync({ 'template.conf': strToU8('{}'), ...files }))
  return unpackTemplate(zipFile, path.join(dir, 'into'))
}

/** Writes a zip file whose list says of each of its files that it comes to so many bytes. */
function writeZip(files: Zippable, saidBytes: number) {
  const zipFile = path.join(dir, 'file.zip')
  const zip = Buffer.from(zipSync({ 'template.conf': strToU8('{}'), ...files }))
  let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1')
  for (; at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 1, 'latin1'))
    zip.writeUInt32LE(saidBytes, at + 24)
  writeFileSync(zipFile, zip)
  return zipFile
}

const letter = strToU8('x')

describe('unpackTemplate', () => {
  it('says of a file that grows too large that it does', async () => {
    expect(await unpack({ bomb: new Uint8Array(20_000_001) })).toBe('too-much')
    expect(readdirSync(dir)).toEqual(['file.zip'])
  })

  it('leaves the thread to others while it unpacks what says less than it comes to', async () => {
    const bomb = Buffer.from(randomBytes(1_000_000).toString('hex').repeat(12))
    const zipFile = writeZip({ bomb: [bomb, { level: 1 }] }, 1_000)
    const unpack = () => unpackTemplate(zipFile, path.join(dir, 'into'))
    expect(await unpack()).toBe('too-much')
    expect(await shareOfThread(unpack)).toBeLessThan(0.45)
  })

  it('reads none of what says that it comes to too much together', async () => {
    const parts = Array.from({ length: 7 }, (_, place) => [`part-${place}`, letter])
    // Reading the first would say that its name is wrong.
    const zipFile = writeZip({ '../out': letter, ...Object.fromEntries(parts) }, 19_000_000)
    expect(await unpackTemplate(zipFile, path.join(dir, 'into'))).toBe('too-much')
  })

  it.each([
    ['is too long for the disk', { ['漢'.repeat(200)]: letter }],
    ['is that of a folder, too', { 'pages/home.page': letter, pages: letter }],
    ['leads out of the folder', { '../out': letter }],
  ])('says of a name that it cannot be taken when it %s', async (_, files) => {
    expect(await unpack(files)).toBe('name-wrong')
  })

  it('refuses a link, which would become a file with a path in it', async () => {
    const link = { os: 3, attrs: 0o120777 << 16 } as const
    expect(await unpack({ 'site.region': [strToU8('../other/site.region'), link] })).toBe('link')
    expect(readdirSync(dir)).toEqual(['file.zip'])
  })

  it('leaves out the links of what it leaves out', async () => {
    const link = { os: 3, attrs: 0o120777 << 16 } as const
    expect(await unpack({ 'node_modules/.bin/tool': [strToU8('../tool/cli.js'), link] })).toBe(null)
  })

  it('counts the files before it reads one', async () => {
    const names = Array.from({ length: 3_000 }, (_, place) => `pages/${place}.page`)
    // Reading the first would say that its name is wrong.
    const many = Object.fromEntries([['../out', letter], ...names.map((name) => [name, letter])])
    expect(await unpack(many)).toBe('too-much')
  })

  it('reads nothing where entries of the list share what is packed', async () => {
    const zipFile = path.join(dir, 'file.zip')
    const shared = [randomBytes(1_000), { level: 0 }] satisfies Zippable[string]
    const zip = Buffer.from(zipSync({ 'template.conf': shared, 'a.block': letter, 'b.block': letter }))
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1')
    for (; at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 1, 'latin1')) {
      zip.writeUInt16LE(0, at + 10)
      zip.writeUInt32LE(1_000, at + 20)
      zip.writeUInt32LE(0, at + 42)
    }
    writeFileSync(zipFile, zip)
    expect(await unpackTemplate(zipFile, path.join(dir, 'into'))).toBe('no-zip')
  })

  it('takes no more pages and blocks than are read, however small they are when packed', async () => {
    const long = new Uint8Array(2_000_000).fill(65)
    const blocks = Array.from({ length: 7 }, (_, place) => [`theme/blocks/${place}.block`, long])
    const framed = { 'theme/template.conf': strToU8('{}'), ...Object.fromEntries(blocks) }
    const zipFile = path.join(dir, 'file.zip')
    writeFileSync(zipFile, zipSync(framed))
    expect(await unpackTemplate(zipFile, path.join(dir, 'into'))).toBe('too-much-text')
  })

  it('takes no file that was cut short, also between two of its entries', async () => {
    const zipFile = path.join(dir, 'file.zip')
    const whole = Buffer.from(zipSync({ 'template.conf': strToU8('{}'), 'site.region': letter }))
    writeFileSync(zipFile, whole.subarray(0, whole.indexOf('PK\u0003\u0004', 1, 'latin1')))
    expect(await unpackTemplate(zipFile, path.join(dir, 'into'))).toBe('no-zip')
  })
})

describe('zipFolder', () => {
  it('leaves the thread to others while it packs a large file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zip-'))
    const bytes = Buffer.from(randomBytes(6_000_000).toString('hex'))
    writeFileSync(path.join(folder, 'large.js'), bytes)
    let parts: Uint8Array[] = []
    const pack = async () => {
      parts = []
      for await (const part of zipFolder(folder)) parts.push(part)
    }
    const share = await shareOfThread(pack)
    rmSync(folder, { recursive: true, force: true })
    expect(share).toBeLessThan(0.45)
    expect(Buffer.from(unzipSync(Buffer.concat(parts))['large.js'] ?? []).equals(bytes)).toBe(true)
  })
})
