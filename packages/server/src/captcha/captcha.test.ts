import { noCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { noon } from '@vitrine/store/testing/builders'
import { newestFirst } from '@vitrine/store/testing/list-ask'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CaptchaStandIn, openCaptchaStandIn } from '../testing/captcha-stand-in.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let nowMs = noon
let standIn: CaptchaStandIn
let site: OpenSite
let visitor: Visitor
let itemId = ''
beforeAll(async () => {
  standIn = await openCaptchaStandIn()
  site = await openSite({
    services: { clock: () => nowMs, captchaDesk: standIn.desk, countsAttempts: false },
  })
  itemId = (await site.store.items.findByUrlId(site.blog.id, 'third'))?.id ?? ''
})
afterAll(async () => {
  await site.close()
  await standIn.close()
})
beforeEach(async () => {
  visitor = await openVisitor(site.app)
})

const choose = async (captcha: Partial<typeof noCaptcha>) => {
  const website = await site.store.site.read()
  await site.store.site.save({ ...website, captcha: { ...noCaptcha, ...captcha } })
  nowMs += 2_000
}
const keys = { siteKey: 'the-site-key', secretKey: 'the-secret' }
const address = () => `/api/content/items/${itemId}/comments`
const say = (captchaKey?: string, by: Visitor = visitor) =>
  by.send('POST', address(), {
    body: 'Hello',
    authorName: 'Ada',
    ...(captchaKey !== undefined && { captchaKey }),
  })
const outcome = async (captchaKey?: string, by?: Visitor) => {
  const { status, json } = await say(captchaKey, by)
  return [status, (json as { message: string }).message]
}
const waits = 'Thank you. Your comment will be there when it has been approved.'
const kept = async () => (await site.store.comments.listed(newestFirst)).total.count

async function solved(by = visitor): Promise<string> {
  const challenge = (await by.get('/api/captcha/challenge')).json as Parameters<
    typeof solveChallenge
  >[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}

describe('a comment on a site with the built-in captcha', () => {
  beforeEach(() => choose({ provider: 'built-in' }))

  it('is not taken without an answer, and nothing of it is kept', async () => {
    const before = await kept()
    expect(await outcome()).toEqual([400, 'Complete CAPTCHA before submitting.'])
    expect(await kept()).toBe(before)
  })

  it('is taken with a solved challenge, once', async () => {
    const key = await solved()
    expect(await outcome(key)).toEqual([200, waits])
    expect(await outcome(key)).toEqual([400, 'This CAPTCHA was used already. Please complete it once more.'])
  })

  it('is not taken when the challenge has expired', async () => {
    const key = await solved()
    nowMs += 20 * 60_000
    expect(await outcome(key)).toEqual([400, 'The CAPTCHA has expired. Please complete it once more.'])
  })

  it.each([
    ['no JSON', () => 'nonsense'],
    ['a made-up solution', (key: string) => key.replace(/"counter":\d+/, '"counter":4000000000')],
    ['less work than was asked', (key: string) => key.replace('"cost":2000', '"cost":1')],
    ['a longer life', (key: string) => key.replace(/"expiresAtMs":\d/, '"expiresAtMs":9')],
    ['a signature of somebody else', (key: string) => key.replace(/"signature":"../, '"signature":"zz')],
  ])('is not taken with %s', async (_name, forge) => {
    const key = await solved()
    expect(forge(key)).not.toBe(key)
    expect(await outcome(forge(key))).toEqual([
      400,
      'The CAPTCHA was not accepted. Please complete it once more.',
    ])
  })

  it('is taken of staff who are signed in without one, and their page asks for none', async () => {
    const staff = await openVisitor(site.app)
    await signInAs(staff, site.store, ['moderator'])
    // Moderators comment without waiting for anybody.
    expect(await outcome(undefined, staff)).toEqual([200, 'Thank you. Your comment is there.'])
    expect((await staff.get('/blog/third')).text).not.toContain('data-captcha')
  })

  it('is asked of staff whose role needs a second factor that they lack, and waits', async () => {
    const staff = await openVisitor(site.app)
    await signInAs(staff, site.store, ['moderator'])
    const known = await site.store.site.read()
    await site.store.site.save({ ...known, secondFactorRoles: ['moderator'] })
    nowMs += 2_000
    expect(await outcome(undefined, staff)).toEqual([400, 'Complete CAPTCHA before submitting.'])
    expect(await outcome(await solved(staff), staff)).toEqual([200, waits])
    await site.store.site.save({ ...(await site.store.site.read()), secondFactorRoles: [] })
  })

  it('by a form without a script leads back to words about it, and the page says what it needs', async () => {
    const page = (await visitor.get('/blog/third')).text
    expect(page).toContain('<div class="captcha-container" data-captcha="built-in"></div><noscript>')
    expect(page).toContain('To keep spam out, this form needs JavaScript. Please turn it on to post.')
    const refused = await visitor.get('/blog/third?problem=captcha-missing')
    expect(refused.text).toContain(
      '<p class="comment-message" role="status">Complete CAPTCHA before submitting.</p>',
    )
  })

  it('is taken without one where comments are left out', async () => {
    await choose({ provider: 'built-in', isForComments: false })
    expect(await outcome()).toEqual([200, waits])
    expect((await visitor.get('/blog/third')).text).not.toContain('data-captcha')
  })

  it('of another site does not count here', async () => {
    const other = await openSite({ services: { secret: site.services.secret, clock: () => nowMs } })
    const key = await solved(await openVisitor(other.app))
    await other.close()
    expect((await outcome(key))[1]).toBe('The CAPTCHA was not accepted. Please complete it once more.')
  })
})

describe.each(['recaptcha', 'turnstile', 'hcaptcha'] as const)('a comment on a site with %s', (provider) => {
  beforeEach(() => choose({ provider, ...keys }))
  const away = 'The CAPTCHA cannot be checked at the moment. Please try again in a few minutes.'

  it('is taken when the service confirms the answer, which is used up by it', async () => {
    const key = `right-${provider}`
    expect(await outcome(key)).toEqual([200, waits])
    expect(await outcome(key)).toEqual([400, 'The CAPTCHA has expired. Please complete it once more.'])
  })

  it('tells the service nothing of the visitor', async () => {
    await say(`right-quiet-${provider}`)
    const { secret, response, ...more } = standIn.asked.at(-1) ?? {}
    expect([secret, response]).toEqual(['the-secret', `right-quiet-${provider}`])
    expect(more).toEqual(provider === 'hcaptcha' ? { sitekey: 'the-site-key' } : {})
  })

  it('is not taken with an answer that is wrong, or was given on another host', async () => {
    const wrong = [400, 'The CAPTCHA was not accepted. Please complete it once more.']
    expect(await outcome('wrong')).toEqual(wrong)
    expect(await outcome(`elsewhere-${provider}`)).toEqual(wrong)
  })

  it.each(['silence', 'broken', 'garbage'])(
    'is refused in words while the service answers with %s, and it is logged',
    async (key) => {
      const before = [await kept(), site.logged.length]
      expect(await outcome(key)).toEqual([503, away])
      expect(await kept()).toBe(before[0])
      expect(site.logged.slice(before[1]).join()).toContain('A captcha could not be checked')
      expect(site.logged.join()).not.toContain('the-secret')
    },
  )

  it('is refused in words where the owner’s secret is wrong', async () => {
    await choose({ provider, ...keys, secretKey: 'another' })
    expect(await outcome('right-x')).toEqual([503, away])
  })
})

describe('a page', () => {
  it('tells templates and scripts the site key, lets the script of the chosen service run, and no other', async () => {
    await choose({ provider: 'turnstile', ...keys })
    const page = await site.get('/blog/third')
    expect(page.body).toContain('data-captcha="turnstile" data-captcha-key="the-site-key"')
    expect(page.body).toContain('"captchaSettings":{"siteKey":"the-site-key","enabledForDonations":false}')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
    expect(policy).not.toContain('hcaptcha')
    const { website } = JSON.parse((await site.get('/blog/third?format=json')).body)
    expect(website.captchaSettings.siteKey).toBe('the-site-key')
    expect(page.body).not.toContain('the-secret')
  })

  it('names no service where none is chosen', async () => {
    await choose({ provider: 'built-in' })
    const page = await site.get('/blog/third')
    expect(String(page.headers['content-security-policy'])).not.toMatch(/google|cloudflare|hcaptcha/)
    expect(page.body).toContain('"captchaSettings":{"siteKey":"built-in"')
  })
})
