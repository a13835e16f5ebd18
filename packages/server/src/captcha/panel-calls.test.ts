import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaptchaStandIn, openCaptchaStandIn } from '../testing/captcha-stand-in.ts'
import { editSettings, type SettingsEditor } from '../testing/edit-settings.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'
import { openKeys } from './sealed-keys.ts'

let standIn: CaptchaStandIn
let site: OpenSite
let owner: Visitor
let captcha: SettingsEditor
beforeAll(async () => {
  standIn = await openCaptchaStandIn()
  site = await openSite({ services: { captchaDesk: standIn.desk, countsAttempts: false } })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  captcha = editSettings(owner, '/api/panel/settings/captcha')
})
afterAll(async () => {
  await site.close()
  await standIn.close()
})

const stored = async () => (await site.store.site.read()).captcha
const opened = async () => openKeys(await stored(), site.services)
const chosen = { provider: 'hcaptcha', siteKey: 'the-site-key', secretKey: 'the-secret', isForComments: true }

describe('the settings of the captcha', () => {
  it('begin with none', async () => {
    expect((await captcha.read()).value).toEqual({
      provider: 'none',
      siteKey: '',
      secretKey: '',
      isForComments: true,
    })
  })

  it('never send the secret back: a masked placeholder stands in its place, and keeps it', async () => {
    const set = await captcha.change(chosen)
    expect([set.status, set.json]).toMatchObject([200, { value: { ...chosen, secretKey: '••••••••' } }])
    expect(set.text + (await owner.get('/api/panel/settings/captcha')).text).not.toContain('the-secret')
    expect((await captcha.change({ isForComments: false })).status).toBe(200)
    expect(await opened()).toEqual({ ...chosen, isForComments: false })
    await captcha.change({ secretKey: 'a-new-one' })
    expect((await opened()).secretKey).toBe('a-new-one')
  })

  it('keep the secret sealed, so that the database alone does not tell it', async () => {
    await captcha.change(chosen)
    const { secretKey } = await stored()
    expect(secretKey).not.toContain('the-secret')
    expect(openKeys(await stored(), { secret: 'of another installation' }).secretKey).toBe('')
    // One that was kept as it was typed is good, and sealed when it is saved next.
    const website = await site.store.site.read()
    await site.store.site.save({ ...website, captcha: { ...website.captcha, secretKey: 'of-before' } })
    expect((await opened()).secretKey).toBe('of-before')
    await captcha.change({ isForComments: false })
    expect((await stored()).secretKey).toMatch(/^sealed:/)
    expect((await opened()).secretKey).toBe('of-before')
    await captcha.change({ ...chosen, isForComments: false })
  })

  it('do not carry a secret over to another service', async () => {
    const refused = await captcha.change({ provider: 'turnstile' })
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { errors: { 'value.secretKey': 'Please enter the secret key of Cloudflare Turnstile.' } },
    ])
  })

  it('are not changed by who began from an older version', async () => {
    const { version } = await captcha.read()
    await captcha.change({ isForComments: true })
    expect((await captcha.change({ siteKey: 'mine' }, version)).status).toBe(409)
  })

  it('are for administrators', async () => {
    const editor = await openVisitor(site.app)
    await signInAs(editor, site.store, ['editor', 'moderator'])
    expect((await editor.get('/api/panel/settings/captcha')).status).toBe(403)
  })
})

describe('trying keys', () => {
  const attempt = async (value: object, captchaKey: string) => {
    const body = { value: { ...chosen, ...value }, captchaKey }
    return (await owner.send('POST', '/api/panel/captcha-trials', body)).json
  }

  it('says that they work, also with the secret that is kept', async () => {
    expect(await attempt({}, 'right-1')).toEqual({
      isRight: true,
      message: 'It works: hCaptcha confirmed the answer.',
    })
    await captcha.change(chosen)
    expect(await attempt({ secretKey: '••••••••' }, 'right-2')).toMatchObject({ isRight: true })
  })

  it.each([
    [{ secretKey: 'wrong' }, 'right-3', 'hCaptcha does not know this secret key. Please copy it again.'],
    [
      { siteKey: 'another' },
      'right-4',
      'The site key and the secret key do not belong together. Please copy both from the same entry.',
    ],
    [{}, 'silence', 'hCaptcha did not answer within 5 seconds. Please try again.'],
    [{}, 'broken', 'hCaptcha cannot be reached from this server. Check that it may connect to the internet.'],
    [{}, 'garbage', 'hCaptcha answered something that is not understood. Please try again later.'],
  ])('tells with %j and %s what is wrong', async (value, key, message) => {
    expect(await attempt(value, key)).toEqual({ isRight: false, message })
  })

  it('draws the captcha in a page of its own, where the script of the service may run', async () => {
    const page = await owner.get('/api/panel/captcha-trials?provider=turnstile&siteKey=%22%3E%3Cscript%3E')
    expect(page.text).toContain('data-captcha="turnstile" data-captcha-key="&quot;&gt;&lt;script&gt;"')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;")
    expect(policy).toContain("frame-ancestors 'self'")
  })
})
