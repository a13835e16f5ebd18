import type { MailFacts } from '@vitrine/domain/mail/listed-mail'
import { newId } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { sendMailKind } from '../send-mail.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

/** A letter in the outbox; `failure`: why it did not go out. */
async function letter(subject: string, failure = '', isDead = false): Promise<string> {
  const id = newId()
  const mail: MailFacts = { reason: 'other', to: 'ada@example.com', subject, orderId: null, orderName: '' }
  const payload = { ...mail, id, from: 'shop@example.com', text: '', html: '' }
  const runAtMs = shop.clock.nowMs + 3_600_000
  await shop.store.jobs.enqueue({ id, kind: sendMailKind, payload, runAtMs, mail })
  if (failure) await shop.store.jobs.retry(id, { message: failure, runAtMs, isDead })
  return id
}

const ask = (act: string, selection: object, isDryRun = false) =>
  owner.send('POST', `/api/panel/mail/acts/${act}`, { selection, input: {}, isDryRun })

async function run(act: string, selection: object): Promise<string> {
  const { bulkAct } = (await ask(act, selection)).json as { bulkAct: { id: string } }
  await shop.runJobs()
  return bulkAct.id
}

const stateOf = async (id: string) => (await shop.store.mail.findListed(id))?.state

describe('acts on many mails', () => {
  it('send again what failed or was given up, and tell what cannot be', async () => {
    const [failed, dead, waiting] = [
      await letter('One', 'Busy'),
      await letter('Two', 'No such mailbox', true),
      await letter('Three'),
    ]
    const dry = await ask('send-again', { ids: [failed, dead, waiting] }, true)
    expect(dry.json).toMatchObject({
      dryRun: { wouldChange: 2, failed: 1, failures: [{ rowName: 'Three' }] },
    })
    expect(await stateOf(dead)).toBe('dead')
    await run('send-again', { view: { f: 'state:any:failed,dead' } })
    await shop.runJobs()
    expect(await Promise.all([failed, dead, waiting].map(stateOf))).toEqual(['kept', 'kept', 'waiting'])
    expect((await keptMail(shop.store)).map(({ subject }) => subject).toSorted()).toEqual(['One', 'Two'])
  })

  it('give up what did not go out, and take it up again as it stood', async () => {
    const [waiting, failed] = [await letter('One'), await letter('Two', 'Busy')]
    const before = await shop.store.mail.findListed(failed)
    const id = await run('give-up', { ids: [waiting, failed] })
    expect(await Promise.all([waiting, failed].map(stateOf))).toEqual(['dead', 'dead'])
    await owner.send('POST', `/api/panel/mail/${waiting}/attempts`, {})
    await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
    await shop.runJobs()
    expect(await stateOf(waiting)).toBe('kept')
    expect(await shop.store.mail.findListed(failed)).toEqual(before)
    expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
      bulkAct: { failures: [{ message: 'Somebody has changed it since; it stays as it is.' }] },
    })
  })

  it('remove for good what was given up, and nothing else', async () => {
    const [dead, failed] = [await letter('One', 'No', true), await letter('Two', 'Busy')]
    const id = await run('remove', { ids: [dead, failed, newId()] })
    expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
      bulkAct: { changed: 1, failed: 2, undoUntilMs: null },
    })
    expect(await Promise.all([dead, failed].map(stateOf))).toEqual([undefined, 'failed'])
  })

  it('leave alone what is being sent', async () => {
    const busy = await letter('One', 'Busy')
    shop.clock.nowMs += 3_600_000
    await shop.store.jobs.claim({ nowMs: shop.clock.nowMs, leaseMs: 60_000, limit: 9 })
    for (const act of ['send-again', 'give-up', 'remove'])
      expect((await ask(act, { ids: [busy] }, true)).json).toMatchObject({
        dryRun: { failures: [{ message: 'This mail is being sent just now.' }] },
      })
  })

  it('are for those who sell', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    const body = { selection: { ids: [newId()] }, input: {}, isDryRun: true }
    expect((await editor.send('POST', '/api/panel/mail/acts/remove', body)).status).toBe(403)
  })
})

it('calls a mail whose subject is not written yet by whom it is for, in the language of whoever asks', async () => {
  const mail: MailFacts = {
    ...{ reason: 'placed', to: 'ada@example.com', subject: '', orderId: 'o', orderName: '#1001' },
  }
  await shop.store.mail.keep({
    ...{ ...mail, subject: 'Sent', id: newId(), from: '', text: '', html: '' },
    ...{ sentAtMs: 1, transport: 'smtp' },
  })
  const id = newId()
  const waiting = { id, kind: sendMailKind, payload: {}, runAtMs: shop.clock.nowMs }
  await shop.store.jobs.enqueue({ ...waiting, mail })
  await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
  expect((await ask('send-again', { ids: [id] }, true)).json).toMatchObject({
    dryRun: { failures: [{ rowName: 'die E-Mail für ada@example.com (#1001)' }] },
  })
})

describe('the mailbox', () => {
  it('is a file, after a proof who asks', async () => {
    await letter('=1+1', 'Busy')
    const file = await owner.get('/api/panel/mail.csv?cols=subject,to,state,failure')
    expect(file.text).toBe(`\uFEFFsubject,to,state,failure\r\n'=1+1,ada@example.com,failed,Busy\r\n`)
    shop.clock.nowMs += 6 * 60_000
    expect((await owner.get('/api/panel/mail.csv')).json).toMatchObject({ needs: 'confirmation' })
  })

  it('shows a mail that did not go out without words that are not written yet', async () => {
    const id = await letter('One', 'Busy')
    expect((await owner.get(`/api/panel/mail/${id}`)).json).toMatchObject({
      mail: { state: 'failed', failure: 'Busy', content: null },
    })
    expect((await owner.get(`/api/panel/mail/${newId()}`)).status).toBe(404)
    expect((await owner.get('/api/panel/mail?f=colour:is:red')).status).toBe(400)
  })
})
