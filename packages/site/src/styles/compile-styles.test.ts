import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import type { FolderWarning } from '../template-folder/template-folder.ts'
import { compileStyles, compileTweaked, gatherStyles } from './compile-styles.ts'
import { gatherSheets } from './gather-sheets.ts'
import { systemImports } from './system-imports.ts'

let dir = ''
afterEach(() => rm(dir, { recursive: true, force: true }))

async function folderOf(sheets: Readonly<Record<string, string>>, conf: object = {}) {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-styles-'))
  await mkdir(path.join(dir, 'styles'))
  for (const [name, text] of Object.entries(sheets)) await writeFile(path.join(dir, 'styles', name), text)
  const template = { stylesheets: Object.keys(sheets), ...conf }
  await writeFile(path.join(dir, 'template.conf'), JSON.stringify(template, null, 1))
  return readTemplateFolder(dir)
}

const stylesOf = async (sheets: Readonly<Record<string, string>>, conf?: object) =>
  compileStyles(await folderOf(sheets, conf))

describe('the sheets of a template', () => {
  it('share one scope, in the order of template.conf', async () => {
    const { css, warnings } = await stylesOf({
      'site.less': 'h1 { color: @ink; .big; }',
      'tweak.less': '@ink: #123456;\n.big { font-size: 30px }',
    })
    expect(css).toContain('h1{color:#123456;font-size:30px}')
    expect(warnings).toEqual([])
  })

  it('import one another and what the platform brings, also inside of a media query', async () => {
    const folder = await folderOf({
      'site.less': '@import "parts/base";\n@media (max-width: 640px) { @import \'sqs-grid-breaker\'; }',
    })
    await mkdir(path.join(dir, 'styles/parts'))
    await writeFile(path.join(dir, 'styles/parts/base.less'), '@import "ink.less"; b { color: @ink }')
    await writeFile(path.join(dir, 'styles/parts/ink.less'), '@ink: #abcdef;')
    const { css, warnings } = await compileStyles(folder)
    expect(css).toContain('b{color:#abcdef}')
    expect(css).toMatch(/@media \(max-width:640px\)\{\.sqs-row\{width:auto !important\}/)
    expect(warnings).toEqual([])
  })

  it('draw the icons of the platform before or after what asks for them', async () => {
    const icons = '.sqs-ui-font(heart-2); .sqs-ui-font(left, after); .sqs-ui-font(no-icon, before);'
    const { css, warnings } = await stylesOf({ 'site.less': `@import 'sqs-ui-font';\n.like { ${icons} }` })
    expect(css).toContain('.like:before{content:"\\2665"')
    expect(css).toContain('.like:after{content:"\\2039"')
    expect(warnings).toEqual([])
  })

  it('have the mixins of icons without an import too, beside a rule of their own that is called like them', async () => {
    const { css, warnings } = await stylesOf({
      'site.less': '.sqs-ui-font { speak: none }\n.like { .sqs-ui-font(heart-2); }\n.shut { .sqs-ui-font; }',
    })
    expect(css).toContain('.like:before{content:"\\2665"')
    expect(css).toContain('.shut{speak:none}')
    expect(warnings).toEqual([])
  })

  it('begin with reset.css, where the folder has one, also before those of the platform', async () => {
    const sheets = { 'site.less': 'ul { margin: 9px }', 'reset.css': 'ul { margin: 0; *zoom: 1 } b {' }
    const { css, warnings } = await stylesOf(sheets, { stylesheets: ['site.less'] })
    expect(css.indexOf('ul{margin:0')).toBeLessThan(css.indexOf('.sqs-row'))
    expect(css.indexOf('ul{margin:9px')).toBeGreaterThan(css.indexOf('.sqs-row'))
    expect(css.match(/ul\{margin:0/g)).toHaveLength(1)
    expect(warnings).toEqual([expect.objectContaining({ file: 'styles/reset.css', line: 1 })])
  })

  it('put imports from elsewhere at the top, where browsers heed them', async () => {
    const { css } = await stylesOf({
      'site.less': 'a { b: c }\n@import url(//fonts.example/css?family=A:400,700);',
    })
    expect(css.startsWith('@import url("//fonts.example/css?family=A:400,700");')).toBe(true)
  })

  it('are warned of by file and line when missing, circular or outside of the folder', async () => {
    const folder = await folderOf(
      { 'a.less': 'a{b:c}\n@import "b";', 'b.less': '@import "a";' },
      { stylesheets: ['a.less', 'none.less', '../../outside.less'] },
    )
    const { warnings, css } = await compileStyles(folder)
    expect(css).toContain('a{b:c}')
    expect(warnings).toEqual([
      { file: 'styles/b.less', line: 1, message: 'The import of a.less goes in a circle.' },
      { file: 'template.conf', line: 4, message: 'The style sheet styles/none.less is missing.' },
      expect.objectContaining({ file: 'template.conf', line: 5 }),
    ])
  })

  it('keep the condition under which they are imported, and come once where they ask for that', async () => {
    const sheets = {
      'site.less': '@import "base";\n@import "print.less" print;\nb { c: own }\n@import-once "base";',
      'base.less': 'b { c: base }',
      'print.less': 'i { c: printed }',
    }
    const folder = await folderOf(sheets, { stylesheets: ['site.less'] })
    const { css, warnings } = await compileStyles(folder)
    expect(css.slice(css.indexOf('b{c:base}'))).toBe('b{c:base}@media print{i{c:printed}}b{c:own}')
    expect(warnings).toEqual([])
  })

  it('keep the condition where they are the platform’s, or lie elsewhere, and are in for good without one alone', async () => {
    const sheets = {
      'site.less':
        '@import "sqs-grid-breaker" (max-width: 640px);\n@import "p" layer(x) supports(display: grid) print;\n@import-once "p";\n@import-once "sqs-grid-breaker";\n@import-once "sqs-grid-breaker";',
      'p.less': '@import url(https://x.example/f.css);\ni { c: p }',
    }
    const folder = await folderOf(sheets, { stylesheets: ['site.less'] })
    const { parts, remoteImports } = await gatherSheets(folder, [])
    const breaker = systemImports['sqs-grid-breaker']
    const texts = parts.map(({ text }) => (text === breaker ? 'BREAKER' : text.trim())).filter(Boolean)
    expect(texts.join(' ')).toBe(
      '@media (max-width: 640px) { BREAKER } @media print { i { c: p } } i { c: p } BREAKER',
    )
    expect(remoteImports).toEqual([
      '@import url("https://x.example/f.css") print;',
      '@import url("https://x.example/f.css");',
    ])
  })

  it('bring what lies elsewhere in under all conditions that are open, and leave it out where these rule one another out', async () => {
    const remote = (rest: string) => `@import url(https://x.example/f.css) ${rest};`
    const folder = await folderOf(
      {
        'site.less': '@import "a" print;\n@import "c" (hover);',
        'a.less': `${remote('screen')}\n${remote('layer(x)')}`,
        'c.less': '@import "d" (min-width: 40em);',
        'd.less': `${remote('supports(display: grid) screen')}\n${remote('')}`,
      },
      { stylesheets: ['site.less'] },
    )
    const warnings: FolderWarning[] = []
    const { remoteImports } = await gatherSheets(folder, warnings)
    expect(remoteImports).toEqual([
      '@import url("https://x.example/f.css") layer(x) print;',
      '@import url("https://x.example/f.css") supports(display: grid) screen and (hover) and (min-width: 40em);',
      '@import url("https://x.example/f.css") (hover) and (min-width: 40em);',
    ])
    expect(warnings).toMatchObject([{ file: 'styles/a.less', line: 1 }])
  })

  it('are read so often and no more, however often they import one another, and the rest is said to be left out', async () => {
    const folder = await folderOf(
      {
        'a.less': `@import "b";\n`.repeat(1_000),
        'b.less': `${'@import "c";\n'.repeat(100)}b{c:d}`,
        'c.less': 'c{d:e}',
        'z.less': 'z{y:x}',
      },
      { stylesheets: ['a.less', 'z.less'] },
    )
    const { joined, warnings } = await gatherStyles(folder)
    expect(joined.text.match(/c\{d:e\}/g)?.length).toBeGreaterThan(400)
    expect(joined.text.match(/c\{d:e\}/g)?.length).toBeLessThan(500)
    expect(joined.text).not.toContain('z{y:x}')
    expect(joined.text.replaceAll('b{c:d}', '').replaceAll('c{d:e}', '').trim()).toBe('')
    expect(warnings).toEqual([
      {
        file: 'styles/b.less',
        line: 95,
        message: 'More than 500 style sheets are named or imported; the rest is left out.',
      },
    ])
  })

  it('are said to be too large where they are there, with the limit', async () => {
    const sheets = { 'a.less': 'a{b:c}', 'motion.less': `/*${'x'.repeat(2_000_000)}*/` }
    const folder = await folderOf(sheets, { stylesheets: ['a.less', 'motion.less'] })
    const { warnings, css } = await compileStyles(folder)
    expect(css).toContain('a{b:c}')
    expect(warnings).toMatchObject([
      {
        file: 'template.conf',
        message: 'The style sheet styles/motion.less is too large and left out: at most 2 MB are read.',
      },
    ])
  })

  it('are not read through a link that leads out of the folder', async () => {
    const folder = await folderOf({ 'a.less': 'a{b:c}' }, { stylesheets: ['a.less', 'link.less'] })
    await writeFile(path.join(tmpdir(), 'vitrine-secret.less'), '.secret{b:c}')
    await symlink(path.join(tmpdir(), 'vitrine-secret.less'), path.join(dir, 'styles/link.less'))
    expect((await compileStyles(folder)).css).not.toContain('secret')
  })
})

describe('a mistake in a sheet', () => {
  it('of a name that is nowhere defined is told with its line, and the rest is there', async () => {
    const { css, warnings } = await stylesOf({
      'one.less': 'a { b: c }\n',
      'two.less': 'd { color: red }\n\ne { width: @gutter; .border-radius(3px); f: g }',
    })
    expect(css).toContain('a{b:c}')
    expect(css).toMatch(/e\{.*f:g\}/)
    expect(warnings).toMatchObject([
      { file: 'styles/two.less', line: 3 },
      { file: 'styles/two.less', line: 3 },
    ])
    expect(warnings.map(({ message }) => message).join()).toMatch(/\.border-radius[\s\S]*@gutter/)
  })

  it('that cannot be read takes only its own statement away', async () => {
    const { css, warnings } = await stylesOf({
      'one.less': 'a { b: c }\n.x { good: 1; .y { bad bad bad; fine: 2 } }\nd { e: f }',
    })
    expect(css).toContain('a{b:c}')
    expect(css).toContain('d{e:f}')
    expect(css).toContain('.x .y{fine:2}')
    expect(warnings).toMatchObject([{ file: 'styles/one.less', line: 2 }])
  })

  it('leaves mixins alone whose values semicolons part', async () => {
    const { css } = await stylesOf({
      'site.less':
        '.no { padding-@{side}: 1px }\n.round(@by: 4px; @side: left) { border-radius: @by; float: @side }\na { .round(8px; right); }',
    })
    expect(css).toContain('a{border-radius:8px;float:right}')
  })

  it('of braces costs neither what stands before nor what stands after', async () => {
    const { css, warnings } = await stylesOf({ 'one.less': 'a{b:c}}\nd{e:f}\ng{h:i' })
    expect(css).toMatch(/a\{b:c\}\s*d\{e:f\}\s*g\{h:i\}/)
    expect(warnings.map(({ line }) => line)).toEqual([1, 3])
  })

  it('that goes on without end is stopped', async () => {
    const { warnings } = await stylesOf({ 'one.less': '.m(@n) { .m(@n + 1); .m(@n + 2) }\na { .m(1) }' })
    expect(warnings.length).toBeGreaterThan(0)
  }, 60_000)
})

describe('CSS of today', () => {
  it('is handed through where LESS would take it for arithmetic or does not know it', async () => {
    const { css, warnings } = await stylesOf({
      'one.css': [
        ':root { --gap: 1px; --set: { a: b } }',
        '.g { grid-area: 1 / 2 / 3 / 4; grid-template-columns: [full] 1fr [end]; color: #11223344 }',
        '.c { width: calc(100% - var(--gap)); inset: 0; height: min(10px, 5vw) !important }',
        '@container (min-width: 1px) { .q { b: c } }',
        '@media (width >= 3px) { .m { b: c } }',
        '@layer base { .l { b: c } }',
        '@view-transition { navigation: auto; }',
      ].join('\n'),
    })
    expect(warnings).toEqual([])
    expect(css).toContain('grid-area:1 / 2 / 3 / 4')
    expect(css).toContain('grid-template-columns:[full] 1fr [end]')
    expect(css).toContain('color:#11223344')
    expect(css).toContain('width:calc(100% - var(--gap))')
    expect(css).toContain('height:min(10px, 5vw) !important')
    expect(css).toContain('@container (min-width: 1px){.q{b: c}}')
    expect(css).toMatch(/@media \(width ?>= ?3px\) ?\{\.m\{b: ?c\}\}/)
    expect(css).toContain('@layer base{.l{b: c}}')
    expect(css).toMatch(/@view-transition\{navigation: auto;?\}/)
  })
})

describe('LESS inside of CSS of today', () => {
  it('is compiled, in at-rules that LESS does not know and under queries that it cannot read', async () => {
    const { css, warnings } = await stylesOf({
      'one.less': [
        '@narrow: 300px; @ink: #123456;',
        '@layer base { .a { &:hover { color: @ink } } }',
        '.card { @container (min-width: 1px) { color: @ink } }',
        '@media (width >= @narrow) { .m { &.n { b: c } } }',
        '.a:where(:disabled:not([data-x]), [data-y]:not([data-x])) { color: #fff }',
      ].join('\n'),
    })
    expect(warnings).toEqual([])
    expect(css).toContain('@layer base{.a:hover{color:#123456}}')
    expect(css).toContain('@container (min-width: 1px){.card{color:#123456}}')
    expect(css).toMatch(/@media \(width >= 300px\)\{\.m\.n\{b:c\}\}/)
    expect(css).toContain('.a:where(:disabled:not([data-x]), [data-y]:not([data-x])){color: #fff}')
  })
})

describe('tweaks', () => {
  const sheet = [
    '// tweak: { "type": "color", "title": "Ink", "category": "Site" }',
    '@ink: #111;',
    "// tweak: { type: 'value', title: 'Width', min: 0, max: 9, step: 1, }",
    '@siteWidth: 960px;',
    '// tweak: { "type": "font", "title": "Heading" }',
    '.heading-font { font-family: "Lora", serif; font-size: 20px; line-height: 1.2em; }',
    '// tweak: { "type": "image", "title": "Back" }',
    '.back-image { background-image: none; background-size: cover }',
    '// tweak: { "type": "checkbox", "title": "Header & Nav Borders", "active": "true" }',
    '.header--nav-borders { }',
    '// tweak: { "type": "dropdown", "title": "nav-position", "options": ["Left", "Far Right"], "default": "Far Right" }',
    '.nav { }',
    '// tweak: { this is not',
    'h1 { .heading-font; color: @ink; width: @siteWidth; } h2 { font-size: (@heading-font-font-size / 2) }',
    '.hero { .back-image }',
    '// tweak: { "type": "checkbox", "title": "Reverse Overlay", "default": true }',
  ].join('\n')

  it('have the values of the sheet, their classes, and variables for the parts of fonts', async () => {
    const { css, pageClasses, tweaks, warnings } = await stylesOf({ 'site.less': sheet })
    expect(css).toContain(
      'h1{font-family:"Lora",serif;font-size:20px;line-height:1.2em;color:#111111;width:960px}',
    )
    expect(css).toContain('h2{font-size:10px}')
    expect(pageClasses).toEqual(expect.arrayContaining(['header--nav-borders', 'nav-position-far-right']))
    expect(pageClasses).not.toContain('reverse-overlay')
    expect(tweaks).toMatchObject({
      Ink: '#111',
      ink: '#111',
      siteWidth: '960px',
      'nav-position': 'Far Right',
    })
    expect(warnings).toEqual([
      { file: 'styles/site.less', line: 13, message: 'The tweak cannot be read as JSON.' },
    ])
  })

  it('take the values that a site has stored, of all six types', async () => {
    const { source } = await stylesOf({ 'site.less': sheet })
    const stored = {
      ink: 'rgba(1,2,3,.5)',
      width: '1200',
      'heading-font-font-size': '40px',
      'heading-font-font-weight': '700',
      'back-image': '/content/v1/a/b.jpg',
    }
    const { css } = await compileTweaked(source, stored, { isMinified: true })
    expect(css).toContain('color:rgba(1,2,3,.5);width:1200px')
    expect(css).toMatch(/h1\{font-family:"Lora",serif;font-size:40px;line-height:1.2em;font-weight:700/)
    expect(css).toContain('h2{font-size:20px}')
    expect(css).toMatch(
      /\.hero\{background-image:url\("?\/content\/v1\/a\/b\.jpg"?\);background-size:cover\}/,
    )
  })

  it('take no value that would end its declaration', async () => {
    const { source } = await stylesOf({ 'site.less': sheet })
    const { css } = await compileTweaked(source, { ink: 'red; } body { display: none' }, { isMinified: true })
    expect(css).toContain('color:#111111')
    expect(css).not.toContain('display:none')
  })
  it('of the platform give way to those of the template by the same name, whatever its letters', async () => {
    const { tweaks, source } = await stylesOf(
      { 'site.less': '// tweak: { "type": "value", "title": "gridSize" }\n@grid-width: 300px;' },
      { systemCollections: ['gallery'] },
    )
    expect([tweaks.gridSize, tweaks.gridSpacing]).toEqual(['300px', '20px'])
    expect(source.tweaks.filter(({ title }) => title === 'gridSize')).toHaveLength(1)
  })
})
