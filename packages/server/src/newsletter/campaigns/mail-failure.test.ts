import { readMailFailure } from '@vitrine/domain/newsletter/campaigns/mail-failure'
import { describe, expect, it } from 'vitest'
import { smtpError } from '../../testing/mail-stand-in.ts'

const atReader = (response: string) =>
  readMailFailure(
    smtpError(`Can't send mail - all recipients were rejected: ${response}`, {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      response,
      responseCode: Number(response.slice(0, 3)),
    }),
  ).kind

describe('a lasting no to the address of a reader', () => {
  it.each([
    '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown',
    '554 5.1.1 No such user; relay of example.com says so',
    '501 5.1.3 Bad recipient address syntax',
    '550 5.4.1 Recipient address rejected: Access denied',
    '550 No such user here',
    '553 sorry, no mailbox here by that name (#5.1.1)',
  ])('is that there is no such mailbox: %s', (response) => {
    expect(atReader(response)).toBe('bounce')
  })

  it.each([
    '554 5.7.1 <ada@example.com>: Relay access denied',
    '550 5.7.1 Unable to relay',
    '550 relay not permitted',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '530 5.7.0 Authentication required',
    '503 AUTH first',
    "553 5.1.8 <shop@example.com>: Sender's domain is unknown",
  ])('is about the mail server, and about nobody in particular: %s', (response) => {
    expect(atReader(response)).toBe('barred')
  })

  it.each(['552 5.2.2 Mailbox full', '554 Transaction failed'])(
    'is about this mail alone: %s',
    (response) => {
      expect(atReader(response)).toBe('refused')
    },
  )
})
