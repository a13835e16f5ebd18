import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { proposalPath, readProposalToken } from '../../cart/proposals/proposal-link.ts'
import { isReturnKey } from '../../checkout/return/return-address.ts'
import { filePath, grantToken, isFileSignature, visitorOf } from '../../downloads/download-keys.ts'
import { isDraftToken, makeDraftToken } from '../../forms/resume/draft-token.ts'
import { judgeKey, makeKey } from '../../forms/submission-key.ts'
import { codeHash } from '../../gift-cards/gift-code-keys.ts'
import { readPass, writePass } from '../../http/panel-host/owner-pass.ts'
import { unlockCookie } from '../../http/visitor/unlock-cookie.ts'
import { memberLinkPath, readMemberToken } from '../../members/member-link.ts'
import { ownConsent } from '../../newsletter/join-newsletter.ts'
import { makeNewsletterToken, readNewsletterToken } from '../../newsletter/newsletter-link.ts'
import { isOrderKey, orderKey } from '../../orders/order-links.ts'
import { hashRecoveryCode } from '../../owners/factors/codes.ts'
import { readReminderToken, reminderPath } from '../../reminders/reminder-link.ts'
import { makeRestockToken, readRestockToken } from '../../restock/restock-link.ts'
import { makeReviewToken, readReviewToken } from '../../reviews/review-link.ts'
import { networkKey } from '../network-key.ts'
import { personKey } from '../person-key.ts'
import { signText } from './signature.ts'
import { signedKey } from './signed-key.ts'
import { approvalPath, isSubscriptionKey, subscriptionPath } from './subscription-links.ts'

const secret = 'a secret of an installation'
const websiteId = '5f0e1d2c3b4a59687786a5b4'
const id = '0123456789abcdef01234567'
const context = { secret, websiteId }

/** Signatures that went out, before all that is signed stood in one place. */
const old = {
  recover: `${id}.8u2mvHikVhJWwgntQMajW9gaz9HMI0KapGM0D-LFq4o`,
  leave: `${id}.0o2g2x_mk5outoVu6S_q6XhGDdSFHS4_MN3e3RT5_vQ`,
  write: `${id}.qCqzE-UL2LvMn584WDczFnIvoqzcAWObGvJRSUSo2SE`,
  noReviews: `${id}.AcACT96DNvuenTa2tDCKOhmB2qZJk8leAe1bHLjkJrE`,
  restock: `${id}.p5cRV96advDzUvIMb98hElwqRl8MBn9fup_MW-zmAx8`,
  confirm: `${id}.2btCEcplkhsZNtIh7SIlrKqPlY8Z5jw35kTEFi6Ln7U`,
  reset: `${id}.9b8GugS1xvEUw1caTACdh6TH1581HsbxiryPF4lFejU`,
  move: `${id}.qHYj7o4oq5Il2OzyAGLdJ4ZGl1OOy7doqAi_x2Pby2Y`,
  proposal: `${id}.3.GehRhJsTkuurEl5VaNDdaC1VUqPeoovbo56OB6D5mLA`,
  news: `${id}.1700000000000.l7nP1GQMxn4kLVyTUMXyfk_K3XvLUb0Nrc7D4NIuOPU`,
  noNews: `${id}.1700000000000.h2tVQUt_O9AB_R4q02VuXtwj7u1L5GV6n9iKYGMuuT4`,
  follow: `${id}.1700000000000.wIWhz2tNKNzNCxyh7xj6CGn2cUM8HKQglAcBYNKH-PY`,
  draft: `${'n'.repeat(43)}.7ZQPSuzhM6BnKoTAuiw1tT7ye2nhsfW96vl0Zrq18Fs`,
  order: 'ZA-uwxvaOYSEY1BRfwVlbQ',
  subscription: 'nr3cMu2is0Yk4qAv40tpdg',
  payment: 'jOfO70PxZt1tKtsX0NymfA',
  cart: 'BOqEI1e_sVExcJOY97kzcQ',
  formKey: '1:1700000000:fnonce-nonce.huSOix-VSNx_R8jaxHlM7xBiuatNf1tkWjFXb_bB7M4',
  pass: `1700007200000.${'ab'.repeat(32)}.aMuOKSss196nSYac6QkLcNKYacIcnw8V0o8Si4EeTy8`,
  passOfCall: `1700007200000.${'ab'.repeat(32)}.vn6x0zAhr9HcNOI8Ml8yjNvllZMFVuzw3dqq0Y9odBU`,
}

const reader = { subscriberId: id, issuedAtMs: 1_700_000_000_000 }
const form = { ...context, formId: id }
const owner = { websiteId, session: 'session', formId: id }
const then = { secret, nowMs: 1_700_000_000_000 }
const file = { websiteId, grantId: id, fileId: id, network: '10.0.0.1', endsAt: 1_700_000_000 }

describe('what went out in mails and cookies', () => {
  it('is still made, letter by letter, for links with a token', () => {
    expect(reminderPath('recover', id, context)).toBe(`/cart/recover?token=${old.recover}`)
    expect(reminderPath('leave', id, context)).toBe(`/cart/reminders?token=${old.leave}`)
    expect(makeReviewToken('write', id, context)).toBe(old.write)
    expect(makeReviewToken('unsubscribe', id, context)).toBe(old.noReviews)
    expect(makeRestockToken(id, context)).toBe(old.restock)
    expect(memberLinkPath('confirm', id, context)).toBe(`/account/confirm?token=${old.confirm}`)
    expect(memberLinkPath('reset', id, context)).toBe(`/account/new-password?token=${old.reset}`)
    expect(memberLinkPath('move', id, context)).toBe(`/account/new-address?token=${old.move}`)
    expect(proposalPath({ proposalId: id, linkVersion: 3 }, context)).toBe(
      `/checkout/pay?token=${old.proposal}`,
    )
    expect(makeNewsletterToken('confirm', reader, context)).toBe(old.news)
    expect(makeNewsletterToken('unsubscribe', reader, context)).toBe(old.noNews)
    expect(makeNewsletterToken('measure', reader, context)).toBe(old.follow)
    expect(makeDraftToken('n'.repeat(43), form)).toBe(old.draft)
  })

  it('is still read', () => {
    expect(readReminderToken('recover', old.recover, context)).toBe(id)
    expect(readReminderToken('leave', old.leave, context)).toBe(id)
    expect(readReviewToken('write', old.write, context)).toBe(id)
    expect(readReviewToken('unsubscribe', old.noReviews, context)).toBe(id)
    expect(readRestockToken(old.restock, context)).toBe(id)
    expect(readMemberToken('confirm', old.confirm, context)).toBe(id)
    expect(readMemberToken('reset', old.reset, context)).toBe(id)
    expect(readMemberToken('move', old.move, context)).toBe(id)
    expect(readProposalToken(old.proposal, context)).toEqual({ proposalId: id, linkVersion: 3 })
    expect(readNewsletterToken('confirm', old.news, context)).toEqual(reader)
    expect(readNewsletterToken('unsubscribe', old.noNews, context)).toEqual(reader)
    expect(readNewsletterToken('measure', old.follow, context)).toEqual(reader)
    expect(isDraftToken(old.draft, form)).toBe(true)
    expect(readPass(old.pass, 'pages', { ...context, nowMs: then.nowMs })).toBe('ab'.repeat(32))
    expect(judgeKey(old.formKey, owner, then)).toBe('right')
  })

  it('is nothing for another purpose, another site or another installation, nor with a letter changed', () => {
    const foreign = { secret, websiteId: id }
    const elsewhere = { secret: 'another', websiteId }
    expect([
      readReminderToken('leave', old.recover, context),
      readReviewToken('write', old.noReviews, context),
      readMemberToken('reset', old.confirm, context),
      readNewsletterToken('measure', old.news, context),
      readRestockToken(old.write, context),
      readRestockToken(old.restock, foreign),
      readRestockToken(old.restock, elsewhere),
      readRestockToken(old.restock.replace('p5c', 'p5d'), context),
      readRestockToken(`${old.restock}\n`, context),
      readRestockToken('', context),
      readProposalToken(old.proposal.replace('.3.', '.4.'), context),
      readProposalToken(old.restock, context),
      readPass(old.pass, 'frame', { ...context, nowMs: then.nowMs }),
    ]).toEqual(Array.from({ length: 13 }, () => null))
    expect(isDraftToken(old.draft, { ...form, formId: websiteId })).toBe(false)
  })

  it('is the same key of a page, and of that page alone', () => {
    expect(orderKey(secret, { id })).toBe(old.order)
    expect(subscriptionPath(secret, { id })).toBe(`/commerce/subscriptions/${id}?key=${old.subscription}`)
    expect(approvalPath(secret, { id })).toContain(`?key=${old.subscription}`)
    expect(signedKey('cart').make(secret, 'cart-token')).toBe(old.cart)
    expect(isOrderKey(secret, { id }, old.order)).toBe(true)
    expect(isSubscriptionKey(secret, { id }, old.subscription)).toBe(true)
    expect(isReturnKey(secret, id, old.payment)).toBe(true)
    expect(isOrderKey(secret, { id }, old.payment)).toBe(false)
    expect(isReturnKey(secret, id, `${old.payment}A`)).toBe(false)
    expect(isOrderKey(secret, { id, linkVersion: 1 }, old.order)).toBe(false)
    expect(isSubscriptionKey(secret, { id, linkVersion: 1 }, old.subscription)).toBe(false)
  })

  it('is the same in cookies, in hashes of what is kept, and at addresses of files', () => {
    const pass = { ...context, nowMs: then.nowMs }
    expect(writePass('ab'.repeat(32), 'pages', pass)).toBe(old.pass)
    expect(writePass('ab'.repeat(32), '/api/x', pass)).toBe(old.passOfCall)
    expect(makeKey(owner, { ...then, nonce: 'nonce-nonce' })).toBe(old.formKey)
    const lock = { scope: 'site', lock: { passwordHash: 'hash', headline: '', bodyHtml: '' } }
    expect(unlockCookie(lock, context).value).toBe('Pu8_8908JCnQOZkGnT8bgbQdSbGxWytlytGTO0Oeh9o')
    const device = (what: 'device' | 'member device') =>
      signText(secret, [what, websiteId, id, 'hash', 'device-id']).toString('base64url')
    expect(device('device')).toBe('1g64RhgrDpoiyQfpEqYzVeH_znJOShhZX-GpVXCLqJo')
    expect(device('member device')).toBe('qPc97MeqF0ZA42Hw1dVkPrF-2Hwdi45et67XDp9VPpo')
    expect(grantToken(secret, websiteId, id)).toBe('HruaG5UuJbRYc0wRH_AuMEy-wZw')
    expect(filePath(secret, file)).toContain('&s=5nKmvEgbS26JcB7K6-nNQQ')
    expect(isFileSignature(secret, file, '5nKmvEgbS26JcB7K6-nNQQ')).toBe(true)
    expect(isFileSignature(secret, file, '5nKmvEgbS26JcB7K6-nNQ')).toBe(false)
    expect(visitorOf(secret, '10.0.0.1', then.nowMs)).toBe('hlivV78RWeMQdIunVCn9bA')
    expect(codeHash('00000-00000', websiteId, { secret })).toBe('rH2febDKX4W17jCUWZTR4wdceqVrSZJ0THTGL0WrrRs')
    expect(personKey('Ada@example.com', context)).toBe(
      '6d8a3316c36d6e79e27bf6cda5f4d6448ad9e29fe6d28ee66186cd81da863f30',
    )
    expect(networkKey('10.0.0.0/24', secret)).toBe(
      '55beb1b86500c3e9db8cffeed037e2f602a13316289c48ada2e807638809232b',
    )
    const consent = { text: '', page: { title: '', path: '' }, network: '10.0.0.1' }
    expect(ownConsent(consent, { secret, clock: () => 0 }).network).toBe('76--kPA_PRKLHkuTD-BrRR')
    expect(hashRecoveryCode('ABCDE-fghij', id, secret)).toBe(
      '955d3d714bcba6c55db74cf21c1cf4514285780767250128f05556710a2ddb80',
    )
  })
})

it('is signed in one place: others make keys of keys, or check what other programs sign', () => {
  const source = join(import.meta.dirname, '../..')
  const signing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(?:^|\/)testing\//.test(file))
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('createHmac('))
  expect(signing.sort()).toEqual([
    'captcha/prove-work.ts',
    'checkout/order-request.ts',
    'insight/visitor-key.ts',
    'moving/installation-name.ts',
    'newsletter/mail-events/verify-post.ts',
    'services/seal.ts',
    'services/sign-webhook.ts',
    'services/signing/signature.ts',
    'start/open-installation.ts',
  ])
})
