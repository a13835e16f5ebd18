import { afterEach, describe, expect, it } from 'vitest'
import { wake } from './island.ts'

function show(): HTMLElement {
  document.body.innerHTML =
    '<section class="sqs-cookie-banner-v2" hidden><button data-consent="necessary">No</button><button data-consent="all">Yes</button></section>'
  const banner = document.querySelector('section') as HTMLElement
  wake(banner)
  return banner
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'cookie-consent=;path=/;max-age=0'
})

describe('the cookie banner', () => {
  it('asks once, and keeps the answer', () => {
    const banner = show()
    expect(banner.hidden).toBe(false)
    banner.querySelector<HTMLElement>('[data-consent="necessary"]')?.click()
    expect(banner.hidden).toBe(true)
    expect(document.cookie).toContain('cookie-consent=necessary')
    expect(show().hidden).toBe(true)
  })

  it('asks again when the answer kept is none of ours', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'cookie-consent=maybe;path=/'
    expect(show().hidden).toBe(false)
  })

  it('asks again where a link to it is pressed, and takes another answer', () => {
    show().querySelector<HTMLElement>('[data-consent="all"]')?.click()
    document.body.insertAdjacentHTML('beforeend', '<a href="#cookies" hidden>Cookies</a>')
    const banner = document.querySelector('section') as HTMLElement
    wake(banner)
    const link = document.querySelector('a') as HTMLElement
    expect([banner.hidden, link.hidden]).toEqual([true, false])
    link.click()
    expect(banner.hidden).toBe(false)
    banner.querySelector<HTMLElement>('[data-consent="necessary"]')?.click()
    expect(document.cookie).toContain('cookie-consent=necessary')
  })

  it('gives the focus of who answers by keyboard to the page, or back to the link that asked', () => {
    const banner = show()
    document.body.insertAdjacentHTML('beforeend', '<main>Shop</main><a href="#cookies" hidden>Cookies</a>')
    wake(banner)
    const answer = () => {
      const button = banner.querySelector<HTMLElement>('[data-consent="all"]')
      button?.focus()
      button?.click()
      return document.activeElement
    }
    const main = document.querySelector('main')
    expect(answer()).toBe(main)
    main?.blur()
    expect(main?.hasAttribute('tabindex')).toBe(false)
    const link = document.querySelector('a')
    link?.click()
    expect(answer()).toBe(link)
  })
})
