import { describe, expect, it } from 'vitest'
import { changeNotices, checkNotices, type NoticesInput } from './check-notices.ts'
import { noNotices } from './notices.ts'
import type { PopupForm } from './popup-overlay.ts'

const popup = {
  headline: 'Hello',
  bodyHtml: '',
  action: { label: 'Shop', url: '/shop', opensWindow: false },
  position: 'CENTER_CENTER',
  trigger: { kind: 'delay', seconds: 5 },
  repeatDays: 7,
  collectionIds: [],
} satisfies NoticesInput['popup']

describe('what owners put on top of their pages', () => {
  it('is taken when texts and addresses are there', () => {
    expect(checkNotices({ ...noNotices, popup }, noNotices)).toEqual({})
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'shop', 'data:text/html,x', ''])(
    'never leads to %j',
    (url) => {
      const errors = checkNotices(
        { ...noNotices, popup: { ...popup, action: { ...popup.action, url } } },
        noNotices,
      )
      expect(Object.keys(errors)).toEqual(['popup.action.url'])
    },
  )

  it('asks for an address where none is entered', () => {
    const link = { url: ' ', opensWindow: false }
    const announcementBar = { textHtml: 'Sale', link, isClosable: true }
    expect(checkNotices({ ...noNotices, announcementBar }, noNotices)).toEqual({
      'announcementBar.link.url': 'Enter an address.',
    })
  })

  it('opens no mail to what is no address', () => {
    const link = { url: 'mailto:nonsense', opensWindow: false }
    const announcementBar = { textHtml: 'Sale', link, isClosable: true }
    expect(checkNotices({ ...noNotices, announcementBar }, noNotices)).toEqual({
      'announcementBar.link.url': 'Emails must be formatted as name@example.com',
    })
  })

  it('needs its texts', () => {
    const errors = checkNotices(
      {
        ...noNotices,
        announcementBar: { textHtml: ' ', link: null, isClosable: true },
        popup: { ...popup, headline: '' },
      },
      noNotices,
    )
    expect(Object.keys(errors)).toEqual(['announcementBar.textHtml', 'popup.headline'])
  })
})

describe('the version of a popup', () => {
  it('grows with each change, and only then', () => {
    const first = changeNotices(noNotices, { ...noNotices, popup })
    expect(first.popup?.version).toBe(1)
    expect(changeNotices(first, { ...noNotices, popup: { ...popup } }).popup?.version).toBe(1)
    expect(changeNotices(first, { ...noNotices, popup: { ...popup, headline: 'Hi' } }).popup?.version).toBe(2)
  })

  it('grows with another form, and a popup from before there were any is the same without one', () => {
    const first = changeNotices(noNotices, { ...noNotices, popup: { ...popup, action: null } })
    const put = (form: PopupForm | null) =>
      changeNotices(first, { ...noNotices, popup: { ...popup, action: null, form } }).popup?.version
    expect([put(null), put({ kind: 'form', formId: 'a' })]).toEqual([1, 2])
  })
})
