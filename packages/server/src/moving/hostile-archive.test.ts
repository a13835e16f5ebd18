import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { hostProblemText } from '@vitrine/domain/sites/host-name'
import type { Site } from '@vitrine/domain/website/site'
import { ArchiveReader } from '@vitrine/site/moving/archive-reader'
import { ArchiveWriter } from '@vitrine/site/moving/archive-writer'
import {
  type Contents,
  contentsShape,
  entryNames,
  type Manifest,
  type rowsShape,
} from '@vitrine/site/moving/site-archive'
import { blockBytes, writeTarHead } from '@vitrine/site/moving/tar-header'
import type { SqlValue } from '@vitrine/store/engine/statement'
import { newId } from '@vitrine/store/testing/builders'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { rowsOfSite } from '@vitrine/store/testing/site-table-rows'
import type { Static } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreSiteInWords } from '../control/moving-commands.ts'
import { writeSiteOrder } from '../control/site-order.ts'
import { removeSiteFiles } from '../media/remove-site-files.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { restoreSite } from './restore-site.ts'
import { saveSite } from './save-site.ts'
import { siteFolder, siteFolders } from './site-folders.ts'

let from: OpenSite
let to: OpenSite
let shelf: string
let whole: string
beforeAll(async () => {
  from = await openSite({ site: { hosts: ['saved.example'] } })
  to = await openSite()
  shelf = freshDataDir()
  whole = path.join(shelf, 'whole')
  const pictures = siteFolder('images', from.services.dataDir, from.website.id) ?? ''
  mkdirSync(path.join(pictures, 'a1'), { recursive: true })
  writeFileSync(path.join(pictures, 'a1/original.jpg'), 'a picture of nothing')
  writeFileSync(path.join(pictures, 'a1/300w.webp'), 'the same, smaller')
  await saveSite({ site: from.website, file: whole, passphrase: null }, from.services)
})
afterAll(async () => {
  await from.close()
  await to.close()
  rmSync(shelf, { recursive: true })
})

const restore = (file: string) => restoreSite({ file, hosts: [], passphrase: null }, to.services)

/** Says why a file is refused, once it is sure that nothing of it is there. */
async function refusalOf(file: string): Promise<string> {
  const outcome = await restore(file)
  const { store, dataDir } = to.services
  const rows = await rowsOfSite({ dataDir, url: to.storeUrl }, from.website.id)
  expect(Object.entries(rows).filter(([, some]) => some.length > 0)).toEqual([])
  expect(siteFolders(dataDir, from.website.id).filter((folder) => existsSync(folder))).toEqual([])
  expect(await store.sites.abandoned(0)).toEqual([])
  expect((await store.sites.list()).map(({ id }) => id)).toEqual([to.website.id])
  if (outcome.ok) throw new Error('It was taken')
  return outcome.problem === 'refused' ? outcome.reasons.join() : outcome.problem
}

const copy = (): string => {
  const file = path.join(shelf, newId())
  copyFileSync(whole, file)
  return file
}

/** What becomes of an entry: what stands in its place. */
type Change = (name: string, bytes: Buffer) => readonly (readonly [string, Buffer])[]

/** Writes the file anew, with other entries and hashes that are right. */
async function rewrite(change: Change, tables: Contents['tables'] = {}): Promise<string> {
  const file = path.join(shelf, newId())
  const reader = await ArchiveReader.open(whole)
  const writer = await ArchiveWriter.begin(file, { token: 'new' })
  const last = reader.entries.at(-1)
  const contents = last && (await reader.jsonOf(last, contentsShape))
  for (const entry of reader.entries.slice(0, -1))
    for (const [name, bytes] of change(entry.name, await reader.bytesOf(entry)))
      await writer.addBytes(name, bytes)
  await writer.finish({ ...contents?.tables, ...tables })
  await reader.close()
  return file
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

const adding =
  (name: string, bytes: Buffer): Change =>
  (each, own) =>
    each === entryNames.manifest
      ? [
          [each, own],
          [name, bytes],
        ]
      : [[each, own]]

const changingManifest =
  (change: (manifest: Manifest) => object): Change =>
  (name, bytes) =>
    name === entryNames.manifest
      ? [[name, json(change(JSON.parse(bytes.toString()) as Manifest))]]
      : [[name, bytes]]

const changingRows =
  (table: string, change: (rows: EntryRows) => object): Change =>
  (name, bytes) =>
    name.startsWith(`rows/${table}/`)
      ? [[name, json(change(JSON.parse(bytes.toString()) as EntryRows))]]
      : [[name, bytes]]

/** Changes the document of the first row. */
const changingDocument = <Document>(table: string, change: (document: Document) => object): Change =>
  changingRows(table, ({ columns, rows: [row = [], ...others] }) => ({
    columns,
    rows: [
      row.map((value, at) =>
        columns[at] === 'document' ? JSON.stringify(change(JSON.parse(String(value)) as Document)) : value,
      ),
      ...others,
    ],
  }))

const costly = `$argon2id$v=19$m=4294967288,t=150,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

type EntryRows = Static<typeof rowsShape>

const endless = `${'['.repeat(90_000)}${']'.repeat(90_000)}`

const french = { code: 'fr-FR', prefix: 'fr', isEnabled: true, fallback: null }

const manyLanguages = Array.from({ length: 42 }, (_, at) => ({ ...french, prefix: `fr-a${at}` }))

const rows = (columns: object) => json({ columns: Object.keys(columns), rows: [Object.values(columns)] })

describe('the file of a site', () => {
  it('is taken as it was written', async () => {
    const file = await rewrite((name, bytes) => [[name, bytes]])
    expect(await restore(file)).toMatchObject({
      ok: true,
      files: 1,
      isFromElsewhere: false,
      damaged: { documents: new Map(), settings: [] },
    })
    const picture = path.join(
      siteFolder('images', to.services.dataDir, from.website.id) ?? '',
      'a1/original.jpg',
    )
    expect(readFileSync(picture, 'utf8')).toBe('a picture of nothing')
    await to.services.store.sites.remove(from.website.id)
    await removeSiteFiles(to.services)
  })

  it('is taken with rows and settings that nobody can read, and says how many of what they are', async () => {
    const spoil = [
      changingDocument('collections', () => ({})),
      changingDocument<Site>('websites', (site) => ({ ...site, title: null, languages: 'abc' })),
    ]
    const file = await rewrite((name, bytes) =>
      spoil.reduce(
        (entries, change) => entries.flatMap((entry) => change(...entry)),
        [[name, bytes] as readonly [string, Buffer]],
      ),
    )
    const { lines } = await restoreSiteInWords(
      { ...to.services, port: 0 },
      writeSiteOrder({ site: '', file }),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ is back at saved\.example/),
        'Rows that are damaged, and that the site goes on without (collections: 1).',
        'Settings that are damaged, and that the site goes on without (site title, further languages).',
      ]),
    )
    await to.services.store.sites.remove(from.website.id)
    await removeSiteFiles(to.services)
  })

  it('is taken without its further languages where one has no name that a page could show', async () => {
    const spoiled = changingDocument<Site>('websites', (site) => ({
      ...site,
      languages: [{ ...french, code: 'fr-x-alert' }],
    }))
    expect(await restore(await rewrite(spoiled))).toMatchObject({ ok: true })
    expect((await to.services.store.sites.find(from.website.id))?.languages).toEqual([])
    await to.services.store.sites.remove(from.website.id)
    await removeSiteFiles(to.services)
  })

  it.each([0, 100, blockBytes, 40_000])(
    'is refused where %i bytes are all that is left, or all that is missing',
    async (bytes) => {
      const [begun, cut] = [copy(), copy()]
      const { length } = readFileSync(whole)
      truncateSync(begun, bytes)
      truncateSync(cut, length - Math.max(bytes, 1) - blockBytes)
      expect([await refusalOf(begun), await refusalOf(cut)]).toEqual([
        'The file was cut short.',
        'The file was cut short.',
      ])
    },
  )

  it.each(['a picture of nothing', 'enamel', 'Harbour'])(
    'is refused where a letter of “%s” is another one',
    async (words) => {
      const bytes = readFileSync(whole)
      const at = bytes.lastIndexOf(words)
      expect(at).toBeGreaterThan(0)
      bytes[at] = 0x40
      const file = path.join(shelf, newId())
      writeFileSync(file, bytes)
      expect(await refusalOf(file)).toMatch(/is damaged\.$/)
    },
  )

  it('is refused where it claims to be larger than any disk, or is something else', async () => {
    const bomb = path.join(shelf, newId())
    writeFileSync(
      bomb,
      Buffer.concat([writeTarHead({ name: entryNames.manifest, bytes: 2 ** 50 }), Buffer.alloc(9_999)]),
    )
    expect(await refusalOf(bomb)).toBe('The file was cut short.')
    const link = writeTarHead({ name: entryNames.manifest, bytes: 0 })
    link.write('2', 156)
    writeFileSync(bomb, Buffer.concat([link, Buffer.alloc(2_048)]))
    expect(await refusalOf(bomb)).toContain('no file of a saved site')
    writeFileSync(bomb, 'PK'.repeat(4_000))
    expect(await refusalOf(bomb)).toContain('no file of a saved site')
  })

  it.each([
    'files/images/../../secret',
    'files/images/a1/../../../../x',
    'files/media//etc/passwd',
    'files/media/c:/windows',
    'files/media/.hidden',
    'files/exports/file.csv',
    'files/__proto__/x',
    'rows/installation_marks/1.json',
    'rows/sessions/1.json',
    'secret',
  ])('is refused with an entry called %s', async (name) => {
    expect(await refusalOf(await rewrite(adding(name, Buffer.from('x'))))).toMatch(
      /is no name of a file|in none of a saved site/,
    )
  })

  it('is refused with a file in the place of a folder', async () => {
    const inFile = 'files/images/a1/original.jpg/small/more.jpg'
    const file = await rewrite(adding(inFile, Buffer.from('x')))
    expect(await refusalOf(file)).toBe(`"${inFile}" lies in what is a file of its own in the file.`)
  })

  it.each([
    ['files/images/a1/original.jpg', 'twice'],
    ['rows/orders/900001.json', 'cannot be read'],
  ])('is refused with %s beside its own', async (name, words) => {
    expect(await refusalOf(await rewrite(adding(name, Buffer.from('x'))))).toContain(words)
  })

  it.each([
    ['sample_rows', 'another website', { website_id: 'another', id: 'x' }, 'columns'],
    ['sample_rows', 'an object for a value', { id: { $ne: 1 } }, 'cannot be read'],
    [
      'digital_files',
      'a path for an id',
      { created_at_ms: 1, document: '{}', id: '../../secret' },
      'by a path',
    ],
    ['products', 'a document without a bottom', { document: endless, id: 'p1' }, 'looked through'],
    ['media', 'a path in its document', { document: '{"id":"../../x"}', id: 'm1' }, 'by a path'],
    ['media', 'a document without a bottom', { document: endless, id: 'm1' }, 'looked through'],
    ['jobs', 'a path in what is to be done', { id: 'j1', payload: '{"importId":"../../../x"}' }, 'by a path'],
  ])('is refused with a row of %s that has %s', async (table, _kind, columns, words) => {
    const file = await rewrite(adding(`rows/${table}/900001.json`, rows(columns)), { [table]: 1 })
    expect(await refusalOf(file)).toContain(words)
  })

  it('is refused with fewer rows than it says, and with the settings of another site', async () => {
    expect(await refusalOf(await rewrite((name, bytes) => [[name, bytes]], { orders: 7 }))).toContain(
      'more or fewer rows',
    )
    const others = await rewrite((name, bytes) => [
      [
        name,
        name.startsWith('rows/websites/')
          ? Buffer.from(bytes.toString().replaceAll(from.website.id, newId()))
          : bytes,
      ],
    ])
    expect(await refusalOf(others)).toContain('those of another one')
  })

  it('is refused with more rows in an entry than are ever written to one, before they are read', async () => {
    const many = json({ columns: ['id'], rows: Array.from({ length: 150_000 }, (_, at) => [`x${at}`]) })
    const file = await rewrite(adding('rows/sample_rows/900001.json', many), { sample_rows: 150_000 })
    expect(await refusalOf(file)).toContain('holds more than any entry')
    const values = JSON.stringify({ name: Array.from({ length: 120_000 }, () => 0) })
    const media = rows({ document: values, id: 'm1' })
    expect(await refusalOf(await rewrite(adding('rows/media/900001.json', media), { media: 1 }))).toMatch(
      /holds more|looked through/,
    )
    const large = Buffer.alloc(25_000_001, 0x20)
    expect(await refusalOf(await rewrite(adding('rows/media/900001.json', large)))).toContain('too large')
  })

  it.each<[string, string, string, SqlValue]>([
    ['a moment that there is no date for', 'websites', 'suspended_at_ms', 9e18],
    ['a moment that there is hardly one for', 'websites', 'suspended_at_ms', 8_640_000_000_000_001],
    ['a text for a number', 'products', 'position', 'abc'],
    ['a part of a number', 'products', 'price_cents', 1.5],
    ['a number for a text', 'products', 'url_id', 5],
    ['nothing for what is never missing', 'products', 'document', null],
  ])('is refused with %s in a row of %s', async (_kind, table, column, value) => {
    const file = await rewrite(
      changingRows(table, ({ columns, rows: [first = [], ...others], ...more }) => ({
        ...more,
        columns,
        rows: [columns.map((name, at) => (name === column ? value : (first[at] ?? null))), ...others],
      })),
    )
    expect(await refusalOf(file)).toBe(`A row of ${table} in the file is one that no saved site has.`)
  })

  it.each(['websites', 'products'])('is refused with a row of %s twice', async (table) => {
    const reader = await ArchiveReader.open(whole)
    const last = reader.entries.at(-1)
    const count = last && (await reader.jsonOf(last, contentsShape)).tables[table]
    await reader.close()
    const twice = changingRows(table, (given) => ({ ...given, rows: [...given.rows, ...given.rows] }))
    expect(await refusalOf(await rewrite(twice, { [table]: 2 * (count ?? 0) }))).toBe(
      `A row of ${table} in the file is one that no saved site has.`,
    )
  })

  it.each<[string, (site: Site) => object]>([
    ['The time zone', (site) => ({ ...site, timeZone: 'Nope/Nope' })],
    ['The currency', ({ store, ...site }) => ({ ...site, store: { ...store, currency: 'ZZZ' } })],
    ['A language', (site) => ({ ...site, language: 'xx-!!' })],
    ['more than 41', (site) => ({ ...site, languages: manyLanguages })],
    ['The prefix', (site) => ({ ...site, languages: [{ ...french, prefix: '' }] })],
    ['The prefix', (site) => ({ ...site, languages: [{ ...french, prefix: 'config' }] })],
    ['The prefix', (site) => ({ ...site, languages: [{ ...french, prefix: '/evil.com' }] })],
    ['the same prefix', (site) => ({ ...site, languages: [french, { ...french, code: 'fr-CA' }] })],
    ['The title', (site) => ({ ...site, title: 'a'.repeat(201) })],
    ['The tag line', (site) => ({ ...site, tagLine: 'a'.repeat(501) })],
    ['larger than any', (site) => ({ ...site, descriptionHtml: 'a'.repeat(8_000_001) })],
  ])('is refused with settings that no site can have: %s', async (words, change) => {
    expect(await refusalOf(await rewrite(changingDocument('websites', change)))).toContain(words)
  })

  it.each<[string, (document: Record<string, unknown>) => object]>([
    ['accounts', (account) => ({ ...account, passwordHash: costly })],
    ['members', (member) => ({ ...member, passwordHash: costly })],
    ['collections', (page) => ({ ...page, passwordHash: costly })],
    ['websites', (site) => ({ ...site, lock: { headline: '', bodyHtml: '', passwordHash: costly } })],
  ])(
    'is refused with a row of %s that holds a password whose every guess would take hours',
    async (table, change) => {
      const file = await rewrite(
        table === 'collections' || table === 'websites'
          ? changingDocument(table, change)
          : adding(`rows/${table}/900001.json`, rows({ document: JSON.stringify(change({})), id: 'x' })),
        table === 'collections' || table === 'websites' ? {} : { [table]: 1 },
      )
      expect(await refusalOf(file)).toBe(
        `A row of ${table} in the file holds a password in a form that no saved site has.`,
      )
    },
  )

  it('says once of many host names that they are too many, and what is wrong with one that is named many times', async () => {
    const named = (hosts: readonly string[]) =>
      rewrite(changingManifest(({ site, ...manifest }) => ({ ...manifest, site: { ...site, hosts } })))
    const many = Array.from({ length: 20_000 }, (_, at) => `h${at}.example`)
    expect(await refusalOf(await named(many))).toBe('A site has at most 50 host names.')
    const same = Array.from({ length: 20_000 }, () => 'a b')
    expect(await refusalOf(await named(same))).toBe(`a b: ${hostProblemText['host-wrong']}`)
  })

  it('takes out of the books of the test gateway what it has put into them, where its rows cannot come in', async () => {
    const charge = { paymentId: 'p1', amountCents: 1, currency: 'USD', state: 'paid', message: '' }
    const charges = [{ ...charge, methodToken: null, refundedCents: 0, atMs: 1 }]
    const pages = json({ charges, refunds: [], methods: [] })
    const file = await rewrite(
      (name, bytes) => [
        [name, bytes],
        ...(name.startsWith('rows/websites/')
          ? [['rows/orders/900001.json', rows({ id: 'x' })] as const]
          : []),
        ...(name === entryNames.manifest ? [['books/000001.json', pages] as const] : []),
      ],
      { orders: 1 },
    )
    expect(await refusalOf(file)).toContain('columns')
    expect(to.services.gateways.books.read(['p1']).charges).toEqual([])
  })

  it.each<[(manifest: Manifest) => object, string]>([
    [(manifest) => ({ ...manifest, format: 2 }), 'format-newer'],
    [
      ({ rows: own, ...manifest }) => ({
        ...manifest,
        rows: { ...own, migrations: [...own.migrations, '999'] },
      }),
      'rows-newer',
    ],
    [
      ({ rows: own, ...manifest }) => ({
        ...manifest,
        rows: { ...own, migrations: own.migrations.slice(1) },
      }),
      'rows-older',
    ],
    [({ site, ...manifest }) => ({ ...manifest, site: { ...site, id: '../x' } }), 'is none'],
    [({ site, ...manifest }) => ({ ...manifest, site: { ...site, hosts: [] } }), 'no-host'],
    [({ site, ...manifest }) => ({ ...manifest, site: { ...site, hosts: ['a b'] } }), 'no host name'],
    [(manifest) => ({ ...manifest, installation: 'another' }), 'sealed-elsewhere'],
    [() => ({ format: 1 }), 'cannot be read'],
  ])('is refused by what it says of itself: %#', async (change, words) => {
    expect(await refusalOf(await rewrite(changingManifest(change)))).toContain(words)
  })
})
