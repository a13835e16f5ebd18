import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkFolder } from './check-folder.ts'
import { describeReport } from './describe-report.ts'

let dir = ''

async function check(files: Readonly<Record<string, string>>) {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-check-'))
  const written = { 'template.conf': conf, 'site.region': 'hello', ...files }
  const region = `${written['site.region']}\n${frame}`
  for (const [name, text] of Object.entries({ ...written, 'site.region': region })) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  return checkFolder(dir, { rendersPages: false })
}

const conf = '{ "name": "Test", "layouts": { "default": { "name": "Default", "regions": ["site"] } } }'

const withSheet = conf.replace('"name": "Test"', '"stylesheets": ["site.css"]')

/** What every layout needs. */
const frame = '<body>{squarespace-headers}{squarespace.main-content}</body>'

afterEach(() => rm(dir, { recursive: true, force: true }))

describe('vitrine check', () => {
  it('finds nothing in the demo site, and renders a page of every kind', { timeout: 120_000 }, async () => {
    const report = await checkFolder(path.resolve(import.meta.dirname, '../../../../../sites/demo'))
    expect(report).toMatchObject({ canRender: true, findings: [] })
    expect(report.pages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'home page',
        'list of products',
        'item of blog',
        'list of events',
        'not found',
      ]),
    )
    expect(report.vocabulary.flatMap(({ unknown }) => unknown)).toEqual([])
  })

  it('renders the pages that the template brings', { timeout: 120_000 }, async () => {
    await check({
      'site.region': '{squarespace.main-content}',
      'pages/Our Team.page': '<squarespace:nothing />hello',
    })
    const report = await checkFolder(dir)
    expect(report.pages).toContainEqual({ kind: 'page Our Team', address: '/Our%20Team', status: 200 })
  })

  it('names sheets that pages do not have, and not those that others import, in whatever capitals', async () => {
    const { findings } = await check({
      'template.conf': conf.replace('"name": "Test"', '"stylesheets": ["Site.less"]'),
      'styles/SITE.Less': '@import "parts/Colors";',
      'styles/print.css': 'a { color: black }',
      'styles/screen.css': 'a { color: black }',
      'styles/own.css': 'a { color: black }',
      'site.region':
        '<link href="/styles/Print.css"><link href="/assets/Screen.css"><link href="/assets/styles/own.css">',
      'styles/colors.less': '@ink: #000;',
      'styles/Reset.css': 'a{}',
      'styles/forgotten.less': 'a { color: red }',
      'styles/Unused.LESS': 'a { color: red }',
    })
    const unnamed = findings.filter(({ message }) => message.startsWith('Pages do not have this sheet'))
    expect(unnamed.map(({ file }) => file)).toEqual([
      'styles/Unused.LESS',
      'styles/forgotten.less',
      'styles/own.css',
      'styles/screen.css',
    ])
  })

  it('names pages that come out empty', { timeout: 120_000 }, async () => {
    await check({})
    await writeFile(
      path.join(dir, 'site.region'),
      '{.section nothing}<body>{squarespace-headers}{squarespace.main-content}{.end}',
    )
    const { findings, canRender } = await checkFolder(dir)
    expect(canRender).toBe(true)
    expect(findings.map(({ message }) => message)).toContain('The home page is empty')
  })

  it('names pages that cannot be rendered whole', { timeout: 120_000 }, async () => {
    await check({
      'site.region': '{squarespace.main-content}{@|apply a.block}',
      'blocks/a.block': '{@|apply b.block}'.repeat(100),
      'blocks/b.block': '{@|apply c.block}'.repeat(100),
      'blocks/c.block': '{@|apply d.block}'.repeat(100),
      'blocks/d.block': 'x',
    })
    const report = await checkFolder(dir)
    expect(report.canRender).toBe(false)
    expect(report.findings.map(({ message }) => message).join()).toContain('Rendering stopped')
  })

  it('names menus that nobody can fill, and blocks for menus that are not there', async () => {
    const { findings } = await check({
      'template.conf': conf.replace('{', '{ "navigations": [{ "name": "main", "title": "Main" }],'),
      'site.region': [
        '<squarespace:navigation navigationId="main" template="menu" />',
        '<squarespace:navigation navigationId=side template="menu">',
        "<squarespace:folder-navigation template='within' />",
        '<squarespace:navigation navigationId="{name}" template="{kind}.block" />',
      ].join('\n'),
      'blocks/menu.block': '-',
    })
    expect(findings.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 38, "template.conf names no menu 'side'"],
      [3, 42, "There is no block 'within.block'"],
    ])
  })

  it('names scripts, pictures and fonts that are asked for and not there', async () => {
    const { findings } = await check({
      'template.conf': withSheet,
      'site.region':
        '<script src="/scripts/none.js"></script>\n<img src="/assets/there.png"><img src="/assets/gone.png">\n<img src="{assetUrl}"><img src="/s/logo.png">\n<img src="/assets/There.PNG"><img src="/Assets/there.png"><a href="/Styles/for-all">',
      'assets/there.png': '',
      'styles/site.css':
        "@font-face { src: url('../assets/gone.woff') } /* url(/assets/never.png) */ a { background: url(data:,) }",
    })
    expect(findings.map(({ file, line, message }) => [file, line, message])).toEqual([
      ['site.region', 1, 'There is no file scripts/none.js'],
      ['site.region', 2, 'There is no file assets/gone.png'],
      ['site.region', 3, '/s/logo.png is an upload of the site that the template was made on'],
      [
        'site.region',
        4,
        '/Assets/there.png is no address of a file: /assets, /scripts and /styles have small letters',
      ],
      ['styles/site.css', 1, 'There is no file assets/gone.woff'],
    ])
  })

  it('names texts that no file of strings has, and languages that lack one', async () => {
    const { findings } = await check({
      'site.region': '{localizedStrings.readMore}{localizedStrings.visitUs}\n{localizedStrings.visitUz|html}',
      'strings/template-en-US.json': '{ "visitUs": "Visit us", "shelf": "Shelf" }',
      'strings/template-de-DE.json': '{ "visitUs": "Besuchen Sie uns" }',
    })
    expect(findings.map(({ file, line, message, suggestion }) => [file, line, message, suggestion])).toEqual([
      [
        'strings/template-de-DE.json',
        null,
        "Other languages of the template have 'shelf' as well",
        undefined,
      ],
      ['site.region', 2, "No file of strings has a text 'visitUz', and nothing is printed", 'visitUs'],
    ])
  })

  it('names event handlers that stay blocked whatever their data is', async () => {
    const { findings } = await check({
      'site.region': `<a onclick="show('{urlId}')" onfocus="if(a){b()}">\n<a onclick="setTimeout('show({id})', 9)">\n<a onclick="lists['{id}']()">`,
    })
    expect(findings.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 4, 'Browsers do not run this event handler: it may make code of a text'],
      [
        3,
        4,
        'Browsers do not run this event handler: data is put into code with a slash, a backquote or square brackets',
      ],
    ])
  })

  it('names event handlers that the data of a page blocks', { timeout: 120_000 }, async () => {
    await check({
      'site.region': `{squarespace.main-content}\n<a onclick="show('{website.id}', '{website.siteTitle}')">\n<a onclick="show({website.siteTitle})">`,
    })
    const { findings } = await checkFolder(dir)
    expect(findings).toEqual([
      expect.objectContaining({
        file: 'site.region',
        line: 3,
        message:
          'Browsers do not run this event handler: data stands outside of quotes and is no whole number',
      }),
    ])
  })

  it('names ids of the site that the template was made on', async () => {
    const { findings } = await check({
      'template.conf': withSheet,
      'site.region':
        '<squarespace:query collection="52f3a5b1e4b0c8a7d6e5f4a3">\n{title}</squarespace:query>\n<img src="https://images.example/52f3a5b1e4b0c8a7d6e5f4a3/a.png">',
      'styles/site.css': '#collection-52f3a5b1e4b0c8a7d6e5f4a4 { color: red }',
    })
    expect(findings.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['site.region', 1, 32],
      ['styles/site.css', 1, 13],
    ])
  })

  it('names tags of other template languages, outside of scripts', async () => {
    const { findings } = await check({
      'site.region':
        "{% if customer %}hello{% endif %}<?php echo 1 ?><script>const row = '<%= name %>'</script>",
    })
    expect(findings.map(({ message }) => message.slice(0, 20))).toEqual([
      "'{% if customer %}' ",
      "'{% endif %}' is of ",
      "'<?php echo 1 ?>' is",
    ])
  })

  it('names queries for collections that are not there', { timeout: 120_000 }, async () => {
    await check({
      'site.region':
        '{squarespace.main-content}<squarespace:query collection="journal">{title}</squarespace:query>\n<squarespace:query collection="portfolio">{title}</squarespace:query>',
    })
    const { findings } = await checkFolder(dir)
    expect(findings).toEqual([
      expect.objectContaining({
        line: 2,
        column: 32,
        message:
          "The sample site has no collection at 'portfolio': the query stays empty until an owner makes one",
      }),
    ])
  })

  it('counts the names of the language, and lists those that are not known', async () => {
    const report = await check({
      'site.region': '<squarespace:banner />{title|html|shout}{.odd-moon?}x{.end}{squarespace.page-id}',
    })
    expect(report.vocabulary).toEqual([
      { name: 'formatters', used: 2, unknown: ['shout'] },
      { name: 'predicates', used: 1, unknown: ['odd-moon?'] },
      { name: 'tags', used: 1, unknown: ['banner'] },
      { name: 'variables of the platform', used: 3, unknown: [] },
    ])
    expect(describeReport(report)).toContain('1 of 2 formatters are known; not shout.')
  })

  it('says where an unknown tag or variable of the platform stands, and which order there is none of', async () => {
    const { findings } = await check({
      'site.region':
        '<head>{squarespace-headrs}</head>\n<squarespace:navigtion navigationId="main" />{squarespace.main-content}',
      'collections/news.conf': '{\n  "title": "News",\n  "ordering": "chronologic"\n}',
    })
    expect(findings.map(({ file, line, message, suggestion }) => [file, line, message, suggestion])).toEqual([
      ['collections/news.conf', 3, "There is no order 'chronologic'", undefined],
      ['site.region', 2, "Tag 'squarespace:navigtion' is unknown", 'squarespace:navigation'],
      ['site.region', 1, "Variable 'squarespace.headrs' is unknown", 'squarespace.headers'],
    ])
  })

  it('says where an unknown name stands, and what may be meant', async () => {
    const report = await check({
      'collections/blog.list': 'one\n  {addedOn|dat %Y}\n',
      'collections/blog.conf': '{}',
    })
    expect(report.canRender).toBe(true)
    expect(describeReport(report)).toBe(
      [
        "collections/blog.list:2:3: warning: Formatter 'dat' is unknown. Did you mean 'date'?",
        '    {addedOn|dat %Y}',
        '    ^',
        '0 of 1 formatters are known; not dat.',
        '2 of 2 variables of the platform are known.',
        '2 files checked: 0 errors, 1 warning.',
      ].join('\n'),
    )
  })

  it('names what looks like an instruction but is none', async () => {
    const report = await check({
      'blocks/card.block':
        '<style>@media print{.x{color:red}.y{.mixin;}}</style>\n{.sectoin item}{title}{.if a}b{.end }{.end}',
    })
    expect(report.findings).toMatchObject([
      { file: 'blocks/card.block', line: 2, column: 1, severity: 'warning', suggestion: 'section' },
      { file: 'blocks/card.block', line: 2, column: 31, severity: 'warning' },
    ])
    expect(report.findings[1]?.message).toBe(
      "'{.end }' is no instruction and stands in the page as it is written",
    )
  })

  it('fails on a block that is never closed', async () => {
    const report = await check({ 'blocks/card.block': '{.section item}\n{title}' })
    expect(report).toMatchObject({
      canRender: false,
      findings: [{ file: 'blocks/card.block', severity: 'error' }],
    })
  })

  it('finds mistakes inside of tags on their own line', async () => {
    const report = await check({
      'site.region': '<p>\n<squarespace:query collection="blog">\n{title|htmll}\n</squarespace:query>',
    })
    expect(report.findings).toMatchObject([{ file: 'site.region', line: 3, suggestion: 'html' }])
  })

  it('names macros and variables that the body of a tag does not see', async () => {
    const { findings } = await check({
      'site.region': `{.macro card.block}-{.end}{.var @tone website.id}{@|apply card.block}{@tone}
<squarespace:query collection="journal">
{.macro own}x{.end}{.repeated section items}
{@|apply card.block}{@|apply own}{@|apply there.block}{@index}
<squarespace:query collection="{@tone}">{.if @tone}x{.end} me@tone{.var @own title}{@own}</squarespace:query>{.end}</squarespace:query>`,
      'blocks/there.block': '-',
    })
    expect(findings.map(({ file, line, message }) => [file, line, message])).toEqual([
      [
        'site.region',
        4,
        "The macro 'card.block' stands outside of the <squarespace:…> tag, whose body does not see it",
      ],
      [
        'site.region',
        5,
        "The variable '@tone' stands outside of the <squarespace:…> tag, whose body does not see it",
      ],
      [
        'site.region',
        5,
        "The variable '@tone' stands outside of the <squarespace:…> tag, whose body does not see it",
      ],
    ])
  })

  it('names letters of dates that there are none of', async () => {
    const { findings } = await check({
      'site.region': '{addedOn|date %B %-d, %Y}\n{addedOn|date %d.%m.%E 100%%}',
    })
    expect(findings.map(({ line, column, message }) => [line, column, message])).toEqual([
      [1, 18, expect.stringContaining("'date' knows no '%-d', and prints 'd'")],
      [2, 21, "'date' knows no '%E', and prints nothing for it"],
    ])
  })

  it('names files of scripts that no browser can read, modules left aside', async () => {
    const files = {
      'site.region': '<squarespace:script src="site.js" />',
      'scripts/site.js': 'var a = 1\nfunction (',
      'scripts/whole.js': 'var a = 1',
      'scripts/parts/part.js': "import a from './whole.js'",
      'scripts/new.mjs': 'export const a = 1',
    }
    const { findings } = await check(files)
    expect(findings.map(({ file, line, sourceLine }) => [file, line, sourceLine])).toEqual([
      ['scripts/parts/part.js', 1, "import a from './whole.js'"],
      ['scripts/site.js', 2, 'function ('],
    ])
    await rm(dir, { recursive: true })
    const tag = '<script type="module" src="/scripts/parts/part.js"></script>'
    const withModules = await check({ ...files, 'site.region': tag })
    expect(withModules.findings.map(({ file }) => file)).toEqual(['scripts/site.js'])
  })

  it('reads the regions of a layout as one text, and names the file', async () => {
    const report = await check({
      'template.conf': conf.replace('["site"]', '["head", "site"]'),
      'head.region': '{.section website}\n<head>',
      'site.region': '{siteTitle|xyz}\n{.end}',
    })
    expect(report.findings).toMatchObject([{ file: 'site.region', line: 1 }])
  })

  it('names scripts that no browser can read, by file and line', async () => {
    const { findings } = await check({
      'site.region': [
        '<script>var a = 1;',
        'var b = ;</script>',
        '<script src="/scripts/a.js">var b = ;</script><script type="application/json">{</script>',
        '<!-- <script>var b = ;</script> -->',
        '<script type="module">import "x"</script>',
      ].join('\n'),
      'scripts/a.js': '',
    })
    expect(findings.map(({ file, line, message }) => [file, line, message])).toEqual([
      ['site.region', 2, "No browser can read this script: Unexpected token ';'"],
    ])
  })

  it('reads scripts with templates inside as data may make them', async () => {
    const { findings } = await check({
      'site.region': [
        '<script>var a = {id}; var b = "{title}"; function {id}() {.meta-left} }</script>',
        '<script>{.if title}var a = {title|json};{.or}var a = 0{.end}</script>',
        '<script>var all = [{.repeated section items}"{id}"{.alternates with}, {.end}];</script>',
        '{.if title}<script>go({.end}1)</script>',
        '<script>go({@|apply arguments.block}</script>',
        '<script>{.section items}',
        'go({id};{.end}</script>',
        '<script>window.onload = function(){return}</script>',
        '<script>var kind = {.equal? a 1}"one"{.end}{.equal? a 2}"two"{.end};</script>',
      ].join('\n'),
      'blocks/arguments.block': '1)',
    })
    expect(findings.filter(({ message }) => message.includes('script')).map(({ line }) => line)).toEqual([
      7, 8,
    ])
  })

  it('names blocks that include each other without end', async () => {
    const { findings } = await check({
      'site.region': '{@|apply a.block}{.macro m}{@|apply m}{.end}{@|apply tree}',
      'blocks/a.block': 'x\n {@|apply b.block}',
      'blocks/b.block': '{title}{@|apply a}',
      'blocks/tree.block': '{.repeated section items}{@|apply tree.block}{.end}',
    })
    expect(findings.map(({ file, line, message }) => [file, line, message])).toEqual([
      ['site.region', 1, "'m of site.region' includes itself without end"],
      [
        'blocks/a.block',
        2,
        "Without end: 'blocks/a.block' includes 'blocks/b.block' includes 'blocks/a.block'",
      ],
    ])
  })

  it('names blocks that the data of a page sends too deep into each other', {
    timeout: 120_000,
  }, async () => {
    await check({
      'site.region': '{squarespace.main-content}{@|apply a.block}',
      'blocks/a.block': 'x{.if website}{@|apply a.block}{.end}',
    })
    const { findings } = await checkFolder(dir)
    expect(findings).toEqual([
      expect.objectContaining({
        file: 'blocks/a.block',
        line: 1,
        severity: 'warning',
        message: expect.stringContaining("'a.block' exceeded maximum recursion depth of 16"),
      }),
    ])
  })

  it('names settings that are not known, and values that are not read', async () => {
    const { findings } = await check({
      'template.conf': `{
  "name": 7,
  "stylesheet": ["site.less"],
  "layouts": { "default": { "name": "Default", "regions": ["site"] }, "bare": { "regions": [] } },
  "navigations": [{ "title": "Main" }, { "name": "main" }, { "name": "main", "title": "Main" }],
  "systemCollections": ["blogs", "products"],
  "systemPartials": ["sqs-share-buttons"],
  "customTypes": [{ "name": "person", "base": "text", "fields": [{ "name": "face", "type": "photo" }] }]
}`,
      'collections/shop.conf': `{ "acceptTypes": ["store_item"],
  "hasProductQuickView": "yes", "pageSize": "20",
  "layout": "wide", "indexType": "grids", "orderng": "chronological" }`,
      'pages/team.page.conf': '{ "title": "Team", "layout": "default" }',
      'pages/team.page': '',
    })
    expect(findings.map(({ file, line, message, suggestion }) => [file, line, message, suggestion])).toEqual([
      ['template.conf', 2, "'name' should be a text", undefined],
      ['template.conf', 3, "There is no setting 'stylesheet'", 'stylesheets'],
      ['template.conf', 4, "The layout 'bare' has no regions", undefined],
      ['template.conf', 5, 'Menu 1 has no name: no owner can fill it', undefined],
      ['template.conf', 5, "The menu 'main' has no title: owners see its name", undefined],
      ['template.conf', 5, "Two menus have the name 'main'", undefined],
      [
        'template.conf',
        8,
        "The field 'face' of person has no type that is known; it is taken for text",
        undefined,
      ],
      ['template.conf', 6, "There is no type of collections 'blogs'", 'blog'],
      ['collections/shop.conf', 2, "'hasProductQuickView' should be true or false", undefined],
      ['collections/shop.conf', 2, "'pageSize' should be a number", undefined],
      ['collections/shop.conf', 3, "There is no setting 'orderng'", 'ordering'],
      ['collections/shop.conf', 3, "template.conf has no layout 'wide'", undefined],
      ['collections/shop.conf', 3, "There is no type of index 'grids'", undefined],
    ])
  })

  it('says once of a file what stands on many of its lines', async () => {
    const report = await check({ 'site.region': 'x\n{a|dat}\n{b|dat}{c|dat}', 'blocks/b.block': '{a|dat}' })
    expect(report.findings).toHaveLength(4)
    expect(describeReport(report).split('\n')).toEqual([
      "site.region:2:1: warning: Formatter 'dat' is unknown. Did you mean 'date'? 3 times in this file.",
      '  {a|dat}',
      '  ^',
      "blocks/b.block:1:1: warning: Formatter 'dat' is unknown. Did you mean 'date'?",
      '  {a|dat}',
      '  ^',
      '0 of 1 formatters are known; not dat.',
      '2 of 2 variables of the platform are known.',
      '2 files checked: 0 errors, 2 warnings.',
    ])
  })

  it('names blocks that are missing', async () => {
    const report = await check({ 'site.region': '{@|apply card.block}{@|apply mine}{.macro mine}x{.end}' })
    expect(report.findings).toMatchObject([
      { line: 1, column: 10, message: "There is no block 'card.block'" },
    ])
  })

  it('tells of styles that do not compile', async () => {
    const report = await check({
      'template.conf': conf.replace('"name": "Test"', '"stylesheets": ["site.less"]'),
      'styles/site.less': 'a { color: ; @foo',
    })
    expect(report.findings.some(({ file }) => file.startsWith('styles'))).toBe(true)
  })

  it('fails where there is no frame for any page', async () => {
    expect(await check({ 'template.conf': conf.replace('"site"', '"other"') })).toMatchObject({
      canRender: false,
    })
  })

  it('refuses what would keep a server from answering, and says how long', async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'vitrine-check-'))
    await writeFile(path.join(dir, 'template.conf'), conf)
    await writeFile(path.join(dir, 'site.region'), frame)
    expect(await checkFolder(dir, { rendersPages: false, limitMs: 0 })).toMatchObject({
      canRender: false,
      findings: [
        {
          severity: 'error',
          message: expect.stringMatching(/^It takes \d+\.\d seconds to read and compile/),
        },
      ],
    })
  })

  it('refuses what is longer than a server reads', async () => {
    const long = 'x'.repeat(1_900_000)
    const blocks = { 'blocks/a.block': long, 'blocks/b.block': long, 'blocks/c.block': long }
    const { canRender, findings } = await check(blocks)
    expect(canRender).toBe(false)
    expect(findings).toMatchObject([
      { severity: 'error', message: expect.stringContaining('4 million characters') },
    ])
  })
})
