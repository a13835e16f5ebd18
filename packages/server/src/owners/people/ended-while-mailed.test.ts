import { type LookOf, plainMailLook } from '@vitrine/domain/mail/mail-look'
import type { SiteTables } from '@vitrine/store/store'
import { newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashToken } from '../../http/visitor/token-hash.ts'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { type MailStandIn, mailStandIn } from '../../testing/mail-stand-in.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor } from '../../testing/visit.ts'
import { sendOwnerLink } from '../send-owner-link.ts'
import { sendInvitation } from './send-invitation.ts'

const asked = { id: 'a1', tokenHash: hashToken('first'), email: 'ben@example.org', isMailed: true }
const invitation = { ...asked, roles: ['admin'], createdAtMs: noon, expiresAtMs: noon + 86_400_000 } as const

let site: OpenSite
let mailer: MailStandIn
beforeEach(async () => {
  mailer = mailStandIn()
  site = await openSite({ site: { homeOrigin: 'https://home.example' }, services: { mailer } })
  await site.store.staffInvitations.save(invitation)
})
afterEach(() => site.close())

/** Does something while the look of a mail is read. */
function meanwhile(act: (tables: SiteTables) => Promise<unknown>): LookOf {
  return async () => {
    await site.store.transaction(act)
    return plainMailLook
  }
}

const run = async (handler: JobHandler, payload: object) => {
  const work = { attempts: 1, store: site.store, nowMs: noon, signal: new AbortController().signal }
  await handler({ id: newId(), payload, ...work })
}

const invite = (act: (tables: SiteTables) => Promise<unknown>) =>
  run(sendInvitation(mailer, site.services, meanwhile(act)), { invitationId: invitation.id, ...asked })

it('an invitation that nobody touches is mailed, with a link of its own', async () => {
  await invite(async () => {})
  expect(mailer.sent).toHaveLength(1)
  const kept = await site.store.staffInvitations.find(invitation.id)
  expect(kept).toEqual({ ...invitation, tokenHash: kept?.tokenHash })
  const [, token = ''] = /join\?link=([\w-]+)/.exec(mailer.sent[0]?.text ?? '') ?? []
  expect((await site.store.staffInvitations.findByToken(hashToken(token), noon))?.id).toBe(invitation.id)
})

it('one that is taken back while it is mailed stays taken back', async () => {
  await invite(({ staffInvitations }) => staffInvitations.remove(invitation.id))
  expect([mailer.sent, await site.store.staffInvitations.list()]).toEqual([[], []])
})

it('one that gets a new link while it is mailed keeps that', async () => {
  const newer = { ...invitation, tokenHash: hashToken('second'), isMailed: false }
  await invite(({ staffInvitations }) => staffInvitations.save(newer))
  expect([mailer.sent, await site.store.staffInvitations.list()]).toEqual([[], [newer]])
})

it.each([
  ['is removed', (tables: SiteTables, id: string) => tables.accounts.remove(id)],
  [
    'has another address',
    (tables: SiteTables, id: string) => changed(tables, id, { email: 'new@example.org' }),
  ],
  [
    'has a new password',
    (tables: SiteTables, id: string) => changed(tables, id, { passwordHash: 'another' }),
  ],
])('no link is mailed to an owner who %s meanwhile', async (_what, change) => {
  const email = await signInAs(await openVisitor(site.app), site.store, ['admin'])
  const id = (await site.store.accounts.findByEmail(email))?.id ?? ''
  const payload = { email, askedAtMs: noon }
  await run(
    sendOwnerLink(
      'password',
      mailer,
      site.services,
      meanwhile(async () => {}),
    ),
    payload,
  )
  expect(mailer.sent).toHaveLength(1)
  const look = meanwhile((tables) => change(tables, id))
  await run(sendOwnerLink('password', mailer, site.services, look), payload)
  expect(mailer.sent).toHaveLength(1)
})

async function changed({ accounts }: SiteTables, id: string, fields: object): Promise<void> {
  const account = await accounts.find(id)
  await accounts.save({ ...(account ?? expect.fail()), ...fields })
}
