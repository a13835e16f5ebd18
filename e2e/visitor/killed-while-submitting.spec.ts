import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openTargetStandIn, type TargetStandIn } from '../../packages/server/src/testing/target-stand-in.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import { findDemoForm, sendDemoForm } from '../testing/send-form.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let service: TargetStandIn
let shop: ShopProcess
let owner: Owner
beforeAll(async () => {
  service = await openTargetStandIn()
  shop = await openShop({ RATE_LIMITS: 'off', TARGET_NETWORKS: '127.0.0.1' })
  owner = await becomeOwner(shop)
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

const rounds = { short: 2, long: 25 }[inject('proofLength')]

it('killed again and again while forms are sent, each that was acknowledged is kept once, and reaches its target', async () => {
  const formId = await findDemoForm(new HttpVisitor(shop.url))
  const settings = { addresses: [], listId: '', sheetName: '', consentField: '', consentChoice: '' }
  const hook = {
    kind: 'webhook',
    name: 'Ours',
    settings: { ...settings, url: `${service.url}/hook` },
    key: '',
  }
  expect((await owner.http.send('POST', `/api/panel/forms/${formId}/targets`, hook)).status).toBe(200)

  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledged.length
    const visitors = Array.from({ length: 8 }, (_, at) =>
      sendUntilItStops(formId, `${round}-${at}`, acknowledged),
    )
    await expect
      .poll(() => acknowledged.length - before, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(20)
    await new Promise((resolve) => setTimeout(resolve, (round % 10) * 7))
    await shop.kill()
    await Promise.all(visitors)
    shop = await shop.restart()
  }

  const kept = await listMessages()
  expect(new Set(kept).size).toBe(kept.length)
  expect(acknowledged.filter((message) => !kept.includes(message))).toEqual([])

  // What is kept is passed on, and nothing else; what came twice came with the same id.
  await expect.poll(() => new Set(arrived()).size, { timeout: 120_000, interval: 200 }).toBe(kept.length)
  expect(arrived().filter((message) => !kept.includes(message))).toEqual([])
  const ids = new Set(service.sent.map(({ headers }) => headers['webhook-id']))
  expect(ids.size).toBe(kept.length)
}, 900_000)

/** Sends the form until the server is gone; notes each that was acknowledged. */
async function sendUntilItStops(formId: string, name: string, acknowledged: string[]): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  try {
    for (let turn = 0; ; turn += 1) {
      const message = `Message ${name}-${turn}`
      const { status } = await sendDemoForm(visitor, formId, message)
      if (status === 200) acknowledged.push(message)
    }
  } catch {
    // The server was killed: what was not acknowledged is not owed.
  }
}

async function listMessages(): Promise<readonly string[]> {
  const messages: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const place: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`
    const page: { rows: { answers: string }[]; next: string | null } = await read(
      owner.http,
      `/api/panel/form-submissions?limit=100${place}`,
    )
    for (const { answers } of page.rows) messages.push(/Message \d+-\d+-\d+/.exec(answers)?.[0] ?? '')
    after = page.next
  }
  return messages
}

const arrived = () => service.sent.map(({ body }) => /Message \d+-\d+-\d+/.exec(body)?.[0] ?? '')
