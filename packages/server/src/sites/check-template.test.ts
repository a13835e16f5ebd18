import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTemplate } from './check-template.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'check-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const wholeRegion = '<head>{squarespace-headers}</head><body>{squarespace.main-content}</body>'

function checkConf(conf: string, region = wholeRegion) {
  writeFileSync(path.join(dir, 'site.region'), region)
  writeFileSync(path.join(dir, 'template.conf'), conf)
  return checkTemplate(dir)
}

describe('checkTemplate', () => {
  it('refuses a template whose settings cannot be read, though a page could be made without them', async () => {
    expect(await checkConf('{\n  "name": "Broken",\n  nonsense')).toEqual({
      ok: false,
      mistakes: [expect.stringMatching(/^template\.conf:3: It cannot be read as JSON: /)],
    })
  })

  it('refuses settings that are no object', async () => {
    expect(await checkConf('[]')).toEqual({
      ok: false,
      mistakes: ['template.conf:1: It should hold a JSON object.'],
    })
  })

  it('takes settings that are written loosely', async () => {
    expect(await checkConf("{ name: 'Loose', // in its own words\n}")).toEqual({ ok: true, warnings: [] })
  })

  it('takes a template that lacks a style sheet which it names, and tells its owner', async () => {
    expect(await checkConf('{\n  "stylesheets": ["site.less"]\n}')).toEqual({
      ok: true,
      warnings: ['template.conf:2: The style sheet styles/site.less is missing.'],
    })
  })

  it('tells the owner of a template that shows nothing', async () => {
    expect(await checkConf("{ name: 'Empty' }", '')).toEqual({
      ok: true,
      warnings: ["site.region: The layout 'default' holds nothing: its pages are empty."],
    })
    expect(await checkConf("{ name: 'Bare' }", '<p>Hello</p>')).toMatchObject({
      ok: true,
      warnings: [
        expect.stringContaining('has no {squarespace.main-content}'),
        expect.stringContaining('has no {squarespace-headers}'),
        expect.stringContaining('has no <body>'),
      ],
    })
  })

  it('refuses a template that misspells what its pages show, and names what is meant', async () => {
    const region = wholeRegion.replace('main-content', 'mian-content')
    expect(await checkConf("{ name: 'Slip' }", region)).toEqual({
      ok: false,
      mistakes: [
        "site.region:1: Variable 'squarespace.mian-content' is unknown. Did you mean 'squarespace.main-content'?",
      ],
    })
  })

  it('refuses a template whose sample content cannot be understood, and names the file', async () => {
    mkdirSync(path.join(dir, 'content'))
    writeFileSync(path.join(dir, 'content/site.json'), '{ "website": {} }')
    expect(await checkConf("{ name: 'Samples' }")).toEqual({
      ok: false,
      mistakes: [
        expect.stringMatching(/^content\/site\.json: The sample content site\.json is not right at /),
      ],
    })
    writeFileSync(path.join(dir, 'content/site.json'), '{\n "website": ')
    expect(await checkConf("{ name: 'Samples' }")).toMatchObject({
      mistakes: [expect.stringContaining('site.json cannot be read as JSON in line 2')],
    })
  })

  it('looks again where a check was ended, which tells of the machine and not of the template', async () => {
    writeFileSync(path.join(dir, 'site.region'), wholeRegion)
    writeFileSync(path.join(dir, 'template.conf'), "{ name: 'Slow' }")
    expect(await checkTemplate(dir, { ms: 1 })).toEqual({
      ok: false,
      mistakes: ['The check took too long and was ended.'],
    })
    expect(await checkTemplate(dir, { megabytes: 8 })).toEqual({
      ok: false,
      mistakes: ['The check took too much memory, or failed, and was ended.'],
    })
    expect(await checkTemplate(dir)).toEqual({ ok: true, warnings: [] })
  })

  it('refuses a template of which more is to be told than anybody reads, in words', async () => {
    writeFileSync(path.join(dir, 'site.region'), wholeRegion.replace('main-content', 'mian-content'))
    writeFileSync(path.join(dir, 'template.conf'), "{ name: 'Talkative' }")
    expect(await checkTemplate(dir, { outputBytes: 100 })).toEqual({
      ok: false,
      mistakes: ['The check found too much to tell and was ended.'],
    })
  })
})
