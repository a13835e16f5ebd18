import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readImageTag } from '@vitrine/site/assemble/elements/read-image-tag'
import { embedAddress } from '@vitrine/site/blocks/writers/embed-address'
import { ownForms } from '@vitrine/site/forms/own-forms'
import { rewriteElements } from '@vitrine/site/html/rewrite-elements'
import { NoticeInserter } from '@vitrine/site/notices/notice-inserter'
import { showsBlocks } from '@vitrine/site/route/template-pages'
import { addressAskedFor } from '@vitrine/site/seed/asked-addresses'
import { ShareButtons } from '@vitrine/site/share/share-buttons'
import { gatherStyles, leaveOutStyles } from '@vitrine/site/styles/compile-styles'
import { readDesignTokens } from '@vitrine/site/styles/design-tokens'
import { gatherSheets } from '@vitrine/site/styles/gather-sheets'
import { findTweaks } from '@vitrine/site/styles/tweaks/find-tweaks'
import { ownFonts } from '@vitrine/site/styles/tweaks/tweak-fields'
import { readTemplateFolder } from '@vitrine/site/template-folder/read-folder'
import { areasOf } from '@vitrine/site/templates/areas-of-template'
import { compileTheme } from '@vitrine/site/theme/compile-theme'
import { isJoinable } from '@vitrine/site/theme/join-scripts'
import { findMissingScripts } from '@vitrine/site/theme/missing-scripts'
import { ScriptFolder } from '@vitrine/site/theme/script-folder'
import { siteRegistry } from '@vitrine/site/theme/site-registry'
import { buildCollection, buildSite } from '@vitrine/store/testing/builders'
import { loadLocale } from '@vitrine/template/i18n/load-locale'
import { afterEach, describe, expect, it } from 'vitest'
import { checkMessages } from './check-messages.ts'
import { findForeignTags } from './foreign-tags.ts'
import { findForeignIds, findMissingCollections } from './missing-collections.ts'
import { findMissingFiles } from './missing-files.ts'
import { findMissingMenus } from './missing-menus.ts'
import { findMissingPartials } from './missing-partials.ts'
import { findUnknownNames } from './names/unknown-names.ts'
import { readVocabulary } from './names/vocabulary.ts'
import { findBrokenScriptFiles, findBrokenScripts } from './scripts/broken-scripts.ts'

let dir = ''

afterEach(() => rm(dir, { recursive: true, force: true }))

/** A text, in the places of a template where it could stand. */
async function templateOf(text: string) {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-hostile-'))
  const conf = {
    stylesheets: ['site.less'],
    layouts: { default: { name: 'Default', regions: ['site'] } },
  }
  const files = {
    'template.conf': JSON.stringify(conf),
    'site.region': text,
    'pages/about.page': text,
    'collections/journal.conf': '{}',
    'styles/site.less': text,
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), content)
  }
  return readTemplateFolder(dir)
}

/** Has a text looked through by all that looks through texts of templates; returns the time of the processor. */
async function scanMs(text: string): Promise<number> {
  const folder = await templateOf(text)
  const styles = await leaveOutStyles(await gatherStyles(folder))
  const source = { file: 'site.region', text }
  const about = buildCollection({ typeName: 'about', urlId: 'about' })
  const notices = { style: 'a', before: 'b', after: 'c' }
  const site = buildSite({ shareServices: ['facebook'] })
  const before = process.threadCpuUsage()

  const theme = await compileTheme(folder, siteRegistry, styles)
  showsBlocks(about, theme)
  addressAskedFor('journal', folder)
  areasOf(folder)('a')
  await findMissingScripts(folder, new ScriptFolder(dir, new Map()))
  await gatherSheets(folder, [])
  findTweaks(text)
  readDesignTokens(text)
  ownFonts(text)
  isJoinable(text)
  await rewriteElements(text, [new NoticeInserter(notices)])
  await rewriteElements(text, [new ShareButtons({ site, origin: 'https://shop.example' })])
  readImageTag(text, 0)
  ownForms(text, 'f')
  embedAddress(text)
  checkMessages([source], loadLocale('en'))
  findForeignTags([source])
  findForeignIds([source])
  findMissingCollections([source], new Set())
  await findMissingFiles(dir, { sources: [source], sheets: [source] })
  findMissingMenus([source], new Map(), null)
  findMissingPartials([source], new Map())
  findUnknownNames([source])
  readVocabulary([source], siteRegistry)
  findBrokenScripts([source], siteRegistry)
  findBrokenScriptFiles([source], [source])

  const { user, system } = process.threadCpuUsage(before)
  await rm(dir, { recursive: true, force: true })
  return (user + system) / 1_000
}

/** Less than this is too little to compare. */
const leastMs = 40

const addressed = 'div class="squarespace-social-buttons button-style" '

describe('what looks through the texts of a template', () => {
  it.each([
    ['', '<squarespace:block-field id="'],
    ['', '<squarespace:block-field id="{id|'],
    ['', '<squarespace:query collection="'],
    ['', '<squarespace:query collection=a '],
    ['', '<squarespace:script src='],
    ['', '<squarespace:navigation '],
    ['', '<squarespace:query a=<squarespace:query a='],
    ['<squarespace:query ', 'collection="a '],
    ['', '@import url('],
    ['@import url(', ' '.repeat(20)],
    ['@import ', ' '.repeat(20)],
    ['url(', ' '.repeat(20)],
    ['', ':root{'],
    ['', '@font-face{'],
    ['', '@font-face { font-family'],
    ['', '/////'],
    ['', '// a\n'],
    ['', '/* a */'],
    ['', '<body '],
    ['<body>', '<a class="sqs-announcement-bar-dropzone '],
    ['<body><a class="sqs-announcement-bar-dropzone" ', 'class="sqs-announcement-bar-dropzone" '],
    ['<body><a', ' href="#'],
    ['', `<${addressed}`],
    [`<${addressed}`, 'data-full-url="" '],
    ['', '<form '],
    ['', '<form \'" '],
    ['<form a=\' onsubmit="', "FormSubmit '><form a='"],
    ['<img', ' '.repeat(20)],
    ['', '<iframe '],
    ['', '<script '],
    ['{a,plural,', ' '.repeat(20)],
    ['', '{a,plural,'],
    ['', '{% '],
    ['', '{'],
    ['', '<!-- '],
    ['', '"'],
  ])('takes no longer for each %j %j than for the one before', { timeout: 600_000 }, async (begin, piece) => {
    const textOf = (count: number) => `${begin}${piece.repeat(count)}=x`
    const few = await scanMs(textOf(2_500))
    const many = await scanMs(textOf(20_000))
    expect(many / Math.max(few, leastMs)).toBeLessThan(20)
  })
})
