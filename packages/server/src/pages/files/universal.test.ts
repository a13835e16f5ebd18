import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

describe('files that older templates take for granted', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('are signs of services, each as sign and mask, also for accounts typed in by hand', async () => {
    const { body, headers, statusCode } = await site.get('/universal/svg/social-accounts.svg')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    for (const id of [
      'facebook',
      'facebook-icon',
      'facebook-mask',
      'instagram-unauth-icon',
      'twitter-unauth-mask',
    ]) {
      expect(body).toContain(`<symbol id="${id}" `)
    }
  })

  it('are pictures in old style sheets, and single signs', async () => {
    const { body } = await site.get('/universal/images-v6/damask/play-button.png')
    expect(body).toMatch(/^<svg .*<path .*d="M12 1/)
    expect((await site.get('/universal/svg/social/facebook.svg')).body).toContain('<path')
    expect((await site.get('/universal/svg/social/nobody.svg')).statusCode).toBe(404)
  })

  it('are told in words to be missing where they are', async () => {
    for (const address of [
      '/static/ta/script.js',
      '/universal/fonts/social-20141119/social-icon-font.woff',
    ]) {
      const { statusCode, body } = await site.get(address)
      expect([statusCode, body]).toEqual([404, 'There is no such file on this site.\n'])
    }
  })
})
