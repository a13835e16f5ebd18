import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../../testing/edit-settings.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-design-'))
const less = `// tweak: { "type": "color", "title": "Site Ink", "label": "Text", "category": "Colours" }
@ink: #eeeeee;
// tweak: { "type": "value", "title": "page-width", "category": "Layout", "min": "600", "max": 1200, "step": 20 }
@width: 900px;
// tweak: { "type": "checkbox", "title": "tweak-wide", "active": true }
// tweak: { "type": "dropdown", "title": "tweak-frame", "options": ["None", "Thin Line"], "default": "None" }
// tweak: { "type": "font", "title": "Headings", "category": "Fonts" }
.heading-font { font-family: "House Sans", sans-serif; font-size: 21px; }
@font-face { font-family: "House Sans"; src: url("/assets/house.woff2"); }
.no-such-thing { width: @width }
h1 { color: @ink; .heading-font; }
`
let site: OpenSite
let owner: Visitor
let design: SettingsEditor
beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'styles'))
  writeFileSync(
    path.join(siteDir, 'template.conf'),
    '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
  )
  writeFileSync(
    path.join(siteDir, 'site.region'),
    '<html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}">{squarespace.main-content}{squarespace-footers}</body></html>',
  )
  writeFileSync(path.join(siteDir, 'styles/site.less'), less)
  site = await openSite({ services: { siteDir }, site: { tweaks: { 'other-template': 'kept' } } })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  design = editSettings(owner, '/api/panel/settings/design')
})
afterAll(async () => {
  await site.close()
  rmSync(siteDir, { recursive: true, force: true })
})

/** The sheet and the body classes that the next visitor has. */
async function look() {
  const { body } = await site.get('/about')
  const address = /\/site\.\w+\.css/.exec(body)?.[0] ?? ''
  return { css: (await site.get(address)).body, classes: /<body class="([^"]*)"/.exec(body)?.[1] }
}

describe('the design of a site', () => {
  it('is the template as it comes, with what can be set by category', async () => {
    const { fields, fonts } = Object((await owner.get('/api/panel/design/tweaks')).json)
    expect(fields).toMatchObject([
      { key: 'ink', kind: 'color', label: 'Text', category: 'Colours', preset: '#eeeeee' },
      { key: 'width', kind: 'length', label: 'Page width', min: 600, max: 1200, step: 20 },
      { key: 'tweak-wide', kind: 'checkbox', preset: 'true' },
      { key: 'tweak-frame', kind: 'dropdown', options: ['None', 'Thin Line'] },
      { key: 'heading-font-font-family', kind: 'font-family', group: 'Headings' },
      { key: 'heading-font-font-size', kind: 'length', preset: '21px' },
    ])
    expect(fonts).toEqual(['House Sans'])
    expect((await design.read()).value).toMatchObject({ ink: '#eeeeee', 'tweak-wide': 'true' })
  })

  it('can be tried without a visitor seeing it', async () => {
    const before = await look()
    const values = { ink: '#123456', 'tweak-frame': 'Thin Line' }
    const tried = Object((await owner.send('POST', '/api/panel/design/preview', { values })).json)
    expect(tried.css).toContain('color:#123456')
    expect(tried.pageClasses).toContain('tweak-frame-thin-line')
    expect(await look()).toEqual(before)
  })

  it('is shown to visitors at once, in the sheet and in the classes of pages', async () => {
    const saved = await design.change({
      ink: '#102030',
      width: '1000px',
      'tweak-wide': 'false',
      'tweak-frame': 'Thin Line',
      'heading-font-font-family': 'Georgia, serif',
    })
    expect(saved.status).toBe(200)
    const { css, classes } = await look()
    expect(css).toContain('color:#102030')
    expect(css).toContain('width:1000px')
    expect(css).toContain('font-family:Georgia,serif')
    expect(classes).toContain('tweak-frame-thin-line')
    expect(classes).not.toContain('tweak-wide')
  })

  it('stores what differs from the template, goes back to it, and leaves what is of other templates', async () => {
    const { value } = await design.read()
    await design.change({ ...value, ink: '#eeeeee', width: '', 'tweak-wide': 'true', 'tweak-frame': 'None' })
    expect((await site.store.site.read()).tweaks).toEqual({
      'other-template': 'kept',
      'heading-font-font-family': 'Georgia, serif',
    })
  })

  it('takes nothing that could be LESS, neither to keep nor to try', async () => {
    const before = await look()
    const hostile = {
      ink: '#fff; } body { display: none',
      width: '~`process.exit(1)`',
      'heading-font-font-family': 'x; @import "//elsewhere.example/a.css"',
      'tweak-frame': 'Nowhere',
    }
    const refused = await design.change(hostile)
    expect(refused.json).toMatchObject({
      errors: {
        'value.ink': expect.any(String),
        'value.width': expect.any(String),
        'value.heading-font-font-family': expect.any(String),
        'value.tweak-frame': 'Nowhere is not one of the expected options',
      },
    })
    expect((await owner.send('POST', '/api/panel/design/preview', { values: hostile })).status).toBe(400)
    expect(await look()).toEqual(before)
  })
})
