import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { noon } from '@vitrine/store/testing/builders'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Upload } from '../../http/exchange.ts'
import { takeTemplate } from '../take-template.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-take-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const zip = zipSync({
  'template.conf': strToU8('{ "name": "Quay" }'),
  'site.region': strToU8('<head>{squarespace-headers}</head><body>{squarespace.main-content}</body>'),
})

const shelf = () => path.join(dataDir, 'templates')

/** Takes a template in, while somebody else does something to the others. */
function take(meanwhile: () => void, replaced: string | null = null) {
  const upload: Upload = {
    filename: 'shop.zip',
    saveTo: async (file) => {
      writeFileSync(file, zip)
      meanwhile()
      return 'saved'
    },
    discard: () => {},
  }
  return takeTemplate(upload, { dataDir, newId: () => 'id', clock: () => noon }, replaced)
}

function putFolder(name: string): void {
  mkdirSync(path.join(shelf(), name), { recursive: true })
  writeFileSync(path.join(shelf(), name, 'template.conf'), '{}')
}

describe('a template that is checked', { timeout: 120_000 }, () => {
  it('has the next free name where another one took its own meanwhile', async () => {
    expect(await take(() => putFolder('shop'))).toMatchObject({ ok: true, id: 'templates/shop-2' })
    expect(readdirSync(shelf()).sort()).toEqual(['shop', 'shop-2'])
  })

  it('is refused where the last place was taken meanwhile', async () => {
    const fill = () => {
      for (let number = 1; number <= 100; number += 1) putFolder(`t${number}`)
    }
    expect(await take(fill)).toMatchObject({ ok: false, problem: 'too-many-templates' })
    expect(readdirSync(shelf())).toHaveLength(100)
  })

  it('is refused where the one that it was to replace was removed meanwhile', async () => {
    putFolder('quay')
    const remove = () => rmSync(path.join(shelf(), 'quay'), { recursive: true })
    expect(await take(remove, 'quay')).toMatchObject({ ok: false, problem: 'template-missing' })
    expect(readdirSync(shelf())).toEqual([])
  })
})
