import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const axeSrc = readFileSync('/work/trees/forms-whole/node_modules/axe-core/axe.min.js', 'utf8')
const base = 'http://127.0.0.1:4613'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const axe = async (p, name) => {
  try {
    const r = await p.evaluate(async (src) => {
      if (!window.axe) {
        const f = new Function(src)
        f()
      }
      const r = await window.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      })
      return r.violations.map(
        (v) =>
          v.id +
          ': ' +
          v.nodes
            .slice(0, 3)
            .map((n) => n.target.join(' '))
            .join(' ; '),
      )
    }, axeSrc)
    console.log('axe', name, r)
  } catch (e) {
    console.log('axe fail', name, e.message.slice(0, 200))
  }
}
for (const [w, h] of [
  [390, 844],
  [1440, 900],
]) {
  for (const mode of ['js', 'nojs', 'halfway']) {
    const ctx = await b.newContext({
      viewport: { width: w, height: h },
      javaScriptEnabled: mode !== 'nojs',
      bypassCSP: mode !== 'nojs',
    })
    const p = await ctx.newPage()
    p.on('pageerror', (e) => console.log('pageerror', mode, e.message))
    p.on('console', (m) => {
      if (m.type() === 'error') console.log('console', mode, w, m.text().slice(0, 200))
    })
    if (mode === 'halfway')
      await p.route(/\/universal\/.*\.js/, (r) =>
        /browser-/.test(r.request().url()) ? r.continue() : r.abort(),
      )
    await p.goto(base + '/contact?from=ad')
    const f = p.locator('form[data-form-id="contactBlocks-write"]')
    await f.locator('button[type=submit]').focus()
    await p.keyboard.press('Enter')
    await p.waitForTimeout(2500)
    await p.screenshot({ path: `/tmp/fw-shots/${mode}-${w}-error.png`, fullPage: true })
    const form = p.locator('form[data-form-id="contactBlocks-write"]')
    console.log(
      mode,
      w,
      'notices',
      await p.locator('.form-notice').allTextContents(),
      'errors',
      await p.locator('.field-error').allTextContents(),
    )
    if (mode !== 'nojs') {
      console.log('focus', await p.evaluate(() => document.activeElement?.name))
      await axe(p, mode + w + 'err')
    }
    await form.locator('[name="name.0"]').fill('Ada')
    await form.locator('[name="name.1"]').fill('Byron')
    await form.locator('[name="email"]').fill('ada' + w + mode + '@example.org')
    await form.locator('textarea').fill('Hello ' + mode + w)
    await form.locator('[name="message"]').press('Tab')
    await form.locator('button[type=submit]').press('Enter')
    await p.waitForTimeout(2500)
    console.log(
      mode,
      w,
      'url',
      p.url(),
      'thanks',
      (await p.locator('.form-submission-text:visible').allTextContents()).map((s) => s.trim().slice(0, 80)),
      'form visible',
      await form.isVisible().catch(() => null),
      'notices',
      await p.locator('.form-notice').allTextContents(),
    )
    await p.screenshot({ path: `/tmp/fw-shots/${mode}-${w}-thanks.png`, fullPage: false })
    if (mode === 'js') await axe(p, mode + w + 'thanks')
    await ctx.close()
  }
}
await b.close()
