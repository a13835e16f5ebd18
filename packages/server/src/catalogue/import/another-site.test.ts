import { randomUUID } from 'node:crypto'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readProductsFile } from './file/read-products-file.ts'
import { foreseeDrafts } from './foresee-drafts.ts'
import { importProducts } from './import-products.ts'

let built: BuiltStore
const shop = buildCollection({ urlId: 'shop' })
const header = 'Handle,Title,Variant SKU,Variant Price,Product ID'
const mug = `mug,Enamel mug,M,12,${'a'.repeat(24)}`
const seconds = `mug,Chipped mug,M-2,5,${'b'.repeat(24)}`

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})

afterEach(() => built.close())

describe('a file of another site of ours', () => {
  it('adds both of two products that share an address there, and changes each when it comes again', async () => {
    expect(await run([header, mug, seconds])).toMatchObject({ report: { added: 2, updated: 0 } })
    const again = await run([header, seconds.replace(',5,', ',6,'), mug.replace(',12,', ',13,')])
    expect(again).toMatchObject({ report: { added: 0, updated: 2 } })
    expect(await prices()).toEqual({ 'Enamel mug': 1_300, 'Chipped mug': 600 })
  })

  it('foresees both of them', async () => {
    expect(await foreseeKnown([header, mug, seconds])).toEqual([false, false])
  })

  it('foresees that the second is added where the first is known by their address', async () => {
    await run([header, mug].map((line) => line.slice(0, line.lastIndexOf(','))))
    expect(await foreseeKnown([header, mug, seconds])).toEqual([true, false])
  })

  it('finds once what was imported by its address, and gives it to no other product afterwards', async () => {
    await run([header, mug].map((line) => line.slice(0, line.lastIndexOf(','))))
    expect(await run([header, mug, seconds])).toMatchObject({ report: { added: 1, updated: 1 } })
    expect(await prices()).toEqual({ 'Enamel mug': 1_200, 'Chipped mug': 500 })
  })
})

async function foreseeKnown(lines: readonly string[]): Promise<readonly boolean[]> {
  const file = await readProductsFile(Buffer.from(lines.join('\n')), built.siteStore)
  const { drafts, collectionId } = file.ok ? file : { drafts: [], collectionId: '' }
  const services = { clock: () => noon, newId, newUuid: randomUUID }
  const foreseen = await foreseeDrafts({ drafts, collectionId }, { store: built.siteStore, services })
  return foreseen.map(({ isKnown }) => isKnown)
}

function run(lines: readonly string[]) {
  return importProducts(Buffer.from(lines.join('\n')), parts(), () => {})
}

function parts() {
  const { siteStore, dataDir } = built
  const fetchPicture = async () => ({ ok: false, reason: 'Gone.', isHostLost: false }) as const
  return { store: siteStore, dataDir, newId, newUuid: randomUUID, clock: () => noon, fetchPicture }
}

async function prices() {
  const { rows } = await built.siteStore.products.list({ collectionId: shop.id, offset: 0, limit: 20 })
  return Object.fromEntries(rows.map(({ title, variants }) => [title, variants[0]?.priceCents]))
}
