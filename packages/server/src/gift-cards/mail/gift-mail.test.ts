import { plainMailLook } from '@vitrine/domain/mail/mail-look'
import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { composeGiftMail } from './gift-mail.ts'

it('tells its buyer what they bought, and its reader what is on it, where that was changed before it goes out', () => {
  const card = {
    ...{ initialCents: 2_500, balanceCents: 4_000, currency: 'USD', isTest: false, message: '' },
    ...{ recipientName: 'Grace', recipientEmail: 'grace@example.com', senderName: 'Ada' },
    buyerEmail: 'ada@example.com',
  }
  const place = { site: buildSite(), origin: 'https://home.example', look: plainMailLook, code: '1' }
  const bought = composeGiftMail('gift-card-sent', card, place).text
  expect([bought.includes('$25.00'), bought.includes('$40.00')]).toEqual([true, false])
  expect(composeGiftMail('gift-card', card, place).text).toContain('$40.00')
})
