import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection } from '@vitrine/store/testing/builders'
import { expect, it, onTestFinished, vi } from 'vitest'
import { receiveProductsFile } from './receive-products-file.ts'

const text = 'Handle,Title,Variant SKU,Variant Price\njug,Jug,JUG,3.00'

/** A file that comes in, and what is done with it. */
interface Asked {
  readonly arrives?: () => Promise<void>
  readonly turn?: 'imported' | 'previewed'
  readonly isGone?: () => boolean
  readonly look: () => Promise<unknown>
}

/** A site with a shop page, and the ways in which files come to it. */
async function openShopPage() {
  const { siteStore: store, dataDir, close } = await buildStore()
  onTestFinished(close)
  await store.transaction((tables) => tables.collections.save(buildCollection({ typeName: 'products' })))
  return async (name: string, { arrives, look, turn = 'imported', isGone }: Asked) => {
    const saveTo = async (to: string) => {
      await arrives?.()
      await writeFile(to, text)
      return 'saved' as const
    }
    const upload = { filename: `${name}.csv`, discard: () => undefined, saveTo }
    const place = path.join(dataDir, `${name}.csv`)
    const received = await receiveProductsFile(upload, {
      store,
      place,
      turn,
      look,
      ...(isGone && { isGone }),
    })
    return { ...received, isKept: existsSync(place) }
  }
}

it('reads no file that comes slowly before those that are there', async () => {
  const receive = await openShopPage()
  const { promise: arrives, resolve } = Promise.withResolvers<void>()
  const slow = receive('slow', { arrives: () => arrives, look: async () => 'slow' })
  expect(await receive('quick', { look: async () => 'quick' })).toMatchObject({ ok: true, seen: 'quick' })
  resolve()
  expect(await slow).toMatchObject({ ok: true, seen: 'slow' })
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

it('imports a file while others are looked at', async () => {
  const receive = await openShopPage()
  const begun = Promise.withResolvers<void>()
  const { promise: isSeen, resolve } = Promise.withResolvers<void>()
  const preview = receive('preview', {
    turn: 'previewed',
    look: async () => {
      begun.resolve()
      await isSeen
    },
  })
  await begun.promise
  expect(await receive('import', { look: async () => 'imported' })).toMatchObject({ seen: 'imported' })
  resolve()
  await preview
})

it('looks at no file for somebody who has gone, and keeps nothing of it', async () => {
  const receive = await openShopPage()
  const look = vi.fn(async () => 'seen')
  const left = await receive('left', { turn: 'previewed', isGone: () => true, look })
  expect(left).toMatchObject({ ok: false, isKept: false })
  expect(look).not.toHaveBeenCalled()
})
