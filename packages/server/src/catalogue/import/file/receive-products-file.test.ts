import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection } from '@vitrine/store/testing/builders'
import { expect, it, onTestFinished, vi } from 'vitest'
import { receiveProductsFile } from './receive-products-file.ts'

const text = 'Handle,Title,Variant SKU,Variant Price\njug,Jug,JUG,3.00'

/** A site with a shop page, and the ways in which files come to it. */
async function openShopPage() {
  const { siteStore: store, dataDir, close } = await buildStore()
  onTestFinished(close)
  await store.transaction((tables) => tables.collections.save(buildCollection({ typeName: 'products' })))
  return (
    name: string,
    { arrives, look }: { arrives?: () => Promise<void>; look: () => Promise<unknown> },
  ) => {
    const saveTo = async (to: string) => {
      await arrives?.()
      await writeFile(to, text)
      return 'saved' as const
    }
    const upload = { filename: `${name}.csv`, discard: () => undefined, saveTo }
    return receiveProductsFile(upload, { store, place: path.join(dataDir, `${name}.csv`), look })
  }
}

it('reads no file that comes slowly before those that are there', async () => {
  const receive = await openShopPage()
  const { promise: arrives, resolve } = Promise.withResolvers<void>()
  const slow = receive('slow', { arrives: () => arrives, look: async () => 'slow' })
  expect(await receive('quick', { look: async () => 'quick' })).toEqual({ ok: true, seen: 'quick' })
  resolve()
  expect(await slow).toEqual({ ok: true, seen: 'slow' })
})

it('takes a file in while another is looked at, and looks at it after that', async () => {
  const receive = await openShopPage()
  const said: string[] = []
  const begun = Promise.withResolvers<void>()
  const { promise: isSeen, resolve } = Promise.withResolvers<void>()
  const first = receive('first', {
    look: async () => {
      begun.resolve()
      await isSeen
      said.push('first was seen')
    },
  })
  await begun.promise
  const arrives = async () => void said.push('second is there')
  const second = receive('second', { arrives, look: async () => said.push('second was seen') })
  await vi.waitFor(() => expect(said).toEqual(['second is there']))
  // Long enough to read it.
  await new Promise((later) => setTimeout(later, 50))
  resolve()
  await Promise.all([first, second])
  expect(said).toEqual(['second is there', 'first was seen', 'second was seen'])
})
