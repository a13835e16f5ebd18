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
import { iconFontFace } from '@vitrine/site/styles/icon-font/icon-font-face'
import { findTweaks } from '@vitrine/site/styles/tweaks/find-tweaks'
import { ownFonts } from '@vitrine/site/styles/tweaks/tweak-fields'
import { readTemplateFolder } from '@vitrine/site/template-folder/read-folder'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
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
import { findUnnamedSheets } from './unnamed-sheets.ts'

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

type Scanner = (text: string, folder: TemplateFolder) => unknown

const sourceOf = (text: string) => ({ file: 'site.region', text })
const about = buildCollection({ typeName: 'about', urlId: 'about' })
const notices = { style: 'a', before: 'b', after: 'c' }
const site = buildSite({ shareServices: ['facebook'] })

/** All that looks through texts of templates. */
const scanners: Readonly<Record<string, Scanner>> = {
  compileTheme: async (_text, folder) => {
    const styles = await leaveOutStyles(await gatherStyles(folder))
    showsBlocks(about, await compileTheme(folder, siteRegistry, styles))
  },
  addressAskedFor: (_text, folder) => addressAskedFor('journal', folder),
  areasOf: (_text, folder) => areasOf(folder)('a'),
  findMissingScripts: (_text, folder) => findMissingScripts(folder, new ScriptFolder(dir, new Map())),
  gatherSheets: (_text, folder) => gatherSheets(folder, []),
  findTweaks,
  readDesignTokens,
  ownFonts,
  iconFontFace: (text) => iconFontFace(`${text}} squarespace-ui-font`),
  isJoinable,
  notices: (text) => rewriteElements(text, [new NoticeInserter(notices)]),
  shareButtons: (text) => rewriteElements(text, [new ShareButtons({ site, origin: 'https://shop.example' })]),
  readImageTag: (text) => readImageTag(text, 0),
  ownForms: (text) => ownForms(text, 'f'),
  embedAddress,
  checkMessages: (text) => checkMessages([sourceOf(text)], loadLocale('en')),
  findForeignTags: (text) => findForeignTags([sourceOf(text)]),
  findForeignIds: (text) => findForeignIds([sourceOf(text)]),
  findMissingCollections: (text) => findMissingCollections([sourceOf(text)], new Set()),
  findMissingFiles: (text) => findMissingFiles(dir, { sources: [sourceOf(text)], sheets: [sourceOf(text)] }),
  findMissingMenus: (text) => findMissingMenus([sourceOf(text)], new Map(), null),
  findMissingPartials: (text) => findMissingPartials([sourceOf(text)], new Map()),
  findUnknownNames: (text) => findUnknownNames([sourceOf(text)]),
  findUnnamedSheets: (text) => findUnnamedSheets({ stylesheets: [] }, [sourceOf(text)], [sourceOf(text)]),
  readVocabulary: (text) => readVocabulary([sourceOf(text)], siteRegistry),
  findBrokenScripts: (text) => findBrokenScripts([sourceOf(text)], siteRegistry),
  findBrokenScriptFiles: (text) => findBrokenScriptFiles([sourceOf(text)], [sourceOf(text)]),
}

/** The time of the processor that each takes for a text. */
async function scanMs(text: string): Promise<ReadonlyMap<string, number>> {
  const folder = await templateOf(text)
  const times = new Map<string, number>()
  for (const [name, scan] of Object.entries(scanners)) {
    const before = process.threadCpuUsage()
    await scan(text, folder)
    const { user, system } = process.threadCpuUsage(before)
    times.set(name, (user + system) / 1_000)
  }
  await rm(dir, { recursive: true, force: true })
  return times
}

/** What a scan of few pieces is taken for at least: a share of less says nothing. What takes the square of it shows from a fifth of a second for the many. */
const leastMs = 10

/**
 * Those that take much longer for eight times as many pieces than eight times as long; what takes the square of it takes 64 times. What
 * seems to is looked at again, since clearing up hits one or the other.
 */
async function slowOf(begin: string, piece: string): Promise<readonly string[]> {
  const seeming = await seemingSlow(begin, piece)
  if (seeming.length === 0) return []
  const again = new Set(await seemingSlow(begin, piece))
  return seeming.filter((name) => again.has(name))
}

async function seemingSlow(begin: string, piece: string): Promise<readonly string[]> {
  const textOf = (count: number) => `${begin}${piece.repeat(count)}=x`
  const few = await scanMs(textOf(5_000))
  const many = await scanMs(textOf(40_000))
  return [...many]
    .filter(([name, ms]) => ms / Math.max(few.get(name) ?? 0, leastMs) > 20)
    .map(([name]) => name)
}

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
    ['', '@font-face { /* squarespace-ui */ src: '],
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
    expect(await slowOf(begin, piece)).toEqual([])
  })
})
