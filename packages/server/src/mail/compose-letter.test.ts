import { plainMailLook } from '@vitrine/domain/mail/mail-look'
import { buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { composeLetter } from './compose-letter.ts'

const letter = { to: 'ada@example.org', subject: 'News', paragraphs: ['It is here.'] }
const place = { site: buildSite(), linkUrl: 'http://shop.example/', look: plainMailLook }
const addressless = { ...place, site: buildSite({ contactEmail: '' }) }

describe('a letter', () => {
  it('comes from the site, its subject above its words', () => {
    const { to, from, subject, text } = composeLetter(place, letter)
    expect([to, from, subject, text.slice(0, 18)]).toEqual([
      'ada@example.org',
      'shop@example.com',
      'News',
      'News\n\nIt is here.\n',
    ])
  })

  it('comes from the host of a site without an address, then from the address it is given', () => {
    expect(composeLetter(addressless, letter).from).toBe('no-reply@shop.example')
    const nowhere = { ...addressless, linkUrl: null }
    expect(composeLetter(nowhere, { ...letter, fromAddress: 'bo@example.org' }).from).toBe('bo@example.org')
    expect(() => composeLetter(nowhere, letter)).toThrow('Set PUBLIC_URL')
  })

  it('of a trial is told apart by its subject', () => {
    expect(composeLetter(place, { ...letter, mark: 'No money was taken.' }).subject).toBe('[Test] News')
  })

  it('is answered where it says, or else where the site wants answers', () => {
    const sender = { ...place.site.sender, replyTo: 'desk@example.org' }
    const answered = { ...place, site: { ...place.site, sender } }
    expect(composeLetter(answered, { ...letter, replyTo: '' }).replyTo).toBe('desk@example.org')
    expect(composeLetter(answered, { ...letter, replyTo: 'cleo@example.org' }).replyTo).toBe(
      'cleo@example.org',
    )
  })
})
