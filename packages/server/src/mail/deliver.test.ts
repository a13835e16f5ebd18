import type { SiteStore } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Mailer, OutgoingMail } from '../services/mailer.ts'
import { deliver } from './deliver.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const letter: OutgoingMail = {
  id: 'm1',
  reason: 'placed',
  to: 'ada@example.com',
  from: 'shop@example.com',
  subject: 'Thank you',
  orderId: null,
  orderName: '',
  text: 'Thank you',
  html: '<p>Thank you</p>',
}

it('hands a letter over once, where it was taken and could not be kept at first', async () => {
  const { siteStore } = built
  const send = vi.fn(async () => {})
  const mailer: Mailer = { transport: 'smtp', send }
  const mail = { ...siteStore.mail, keep: () => Promise.reject(new Error('The disk is full')) }
  const full = Object.create(siteStore, { mail: { value: mail } }) as SiteStore
  await expect(deliver(mailer, letter, { store: full, nowMs: noon })).rejects.toThrow('The disk is full')
  await deliver(mailer, letter, { store: siteStore, nowMs: noon })
  expect(send).toHaveBeenCalledTimes(1)
  expect(await siteStore.mail.find('m1')).toMatchObject({ subject: 'Thank you', transport: 'smtp' })
})

it('hands a letter over again that was not taken', async () => {
  const send = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Try later'))
  const context = { store: built.siteStore, nowMs: noon }
  await expect(deliver({ transport: 'smtp', send }, letter, context)).rejects.toThrow('Try later')
  await deliver({ transport: 'smtp', send }, letter, context)
  expect(send).toHaveBeenCalledTimes(2)
})
