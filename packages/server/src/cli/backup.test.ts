import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from '@vitrine/store/open-store'
import type { Store } from '@vitrine/store/store'
import { buildCollection, buildSite, newId } from '@vitrine/store/testing/builders'
import { canMountDisks, mountSmallDisk } from '@vitrine/store/testing/small-disk'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommandLine } from './run-command-line.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const websiteId = newId()
const said: string[] = []
let dir: string
let store: Store
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-backup-'))
  await mkdir(path.join(dir, 'data/images/of-site'), { recursive: true })
  await writeFile(path.join(dir, 'data/images/of-site/mug.jpg'), 'mug')
  await writeFile(path.join(dir, 'data/secret'), 'key')
  await writeFile(path.join(dir, 'data/control.json'), '{}')
  store = await openStore({ url: undefined, dataDir: path.join(dir, 'data'), log })
  await store.sites.add({ ...buildSite(), id: websiteId })
  await store.site(websiteId).collections.save(buildCollection({ urlId: 'shop' }))
  said.length = 0
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void said.push(line))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
  await rm(dir, { recursive: true })
})

const backUp = (environment: NodeJS.ProcessEnv = {}) =>
  runCommandLine(commandOfGuide(), {
    environment: { DATA_DIR: path.join(dir, 'data'), INIT_CWD: dir, ...environment },
    rootDir: dir,
  })

/** The command that docs/operations.md shows, to a folder of the test. */
function commandOfGuide(): readonly string[] {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const [, command = ''] = /^npm run -s vitrine -- (backup .*)$/m.exec(guide) ?? []
  return command.replace('/srv/backups/monday', 'monday').split(' ')
}

it('copies all that cannot be made again beside the open shop, for its user alone', async () => {
  expect(await backUp()).toBe(0)
  expect(said).toEqual([`The backup is in ${dir}/monday. Only you can read it: customers are in it.`])
  expect(readFileSync(path.join(dir, 'monday/images/of-site/mug.jpg'), 'utf8')).toBe('mug')
  expect(readFileSync(path.join(dir, 'monday/secret'), 'utf8')).toBe('key')
  expect(existsSync(path.join(dir, 'monday/control.json'))).toBe(false)
  for (const name of ['', 'images/of-site/mug.jpg', 'secret'])
    expect((await stat(path.join(dir, 'monday', name))).mode & 0o077).toBe(0)

  const copy = await openStore({ url: undefined, dataDir: path.join(dir, 'monday'), log })
  expect((await copy.site(websiteId).collections.list()).map(({ urlId }) => urlId)).toEqual(['shop'])
  await copy.close()
})

it.each(['vitrine.sqlite', 'test-gateway.sqlite'])(
  'is not made of a database that is damaged: %s',
  async (name) => {
    const books = new Sqlite(path.join(dir, 'data/test-gateway.sqlite'))
    books.exec('pragma journal_mode = wal; create table charges (id integer primary key, text text)')
    const add = books.prepare('insert into charges (text) values (hex(randomblob(500)))')
    for (let each = 0; each < 200; each += 1) add.run()
    books.close()
    expect(await backUp()).toBe(0)
    const monday = path.join(dir, 'monday')
    expect((await readdir(monday)).toSorted()).toEqual([
      ...['images', 'secret', 'test-gateway.sqlite', 'vitrine.sqlite'],
    ])

    const { size } = await stat(path.join(monday, name))
    const file = await open(path.join(monday, name), 'r+')
    await file.write(Buffer.alloc(size / 4, 0xff), 0, size / 4, size / 2)
    await file.close()
    await mkdir(path.join(dir, 'shelf'))
    expect(await backUp({ DATA_DIR: monday, INIT_CWD: path.join(dir, 'shelf') })).toBe(1)
    expect(said.at(-1)).toContain(`${monday}/${name} is damaged`)
    expect(await readdir(path.join(dir, 'shelf'))).toEqual([])
  },
)

it('writes into no folder that is there already', async () => {
  await backUp()
  expect(await backUp()).toBe(1)
  expect(said.at(-1)).toBe(`${dir}/monday is there already: name a folder that is to be made.`)
})

it('says that a folder holds no installation', async () => {
  expect(await backUp({ DATA_DIR: path.join(dir, 'nowhere') })).toBe(1)
  expect(said.join()).toContain('There is no installation in')
  expect(existsSync(path.join(dir, 'monday'))).toBe(false)
})

it('says in words why the folder of a backup cannot be made', async () => {
  await writeFile(path.join(dir, 'backups'), '')
  expect(await backUp({ INIT_CWD: path.join(dir, 'backups') })).toBe(1)
  expect(said.at(-1)).toBe(`The backup cannot be put into ${dir}/backups/monday: a file is in its place.`)
})

it.skipIf(!canMountDisks)('says in words that a disk is mounted for reading only', async () => {
  await mkdir(path.join(dir, 'shelf'))
  const unmount = mountSmallDisk(path.join(dir, 'shelf'), '64k')
  try {
    execFileSync('mount', ['-o', 'remount,ro', path.join(dir, 'shelf')])
    expect(await backUp({ INIT_CWD: path.join(dir, 'shelf') })).toBe(1)
  } finally {
    unmount()
  }
  expect(said.at(-1)).toBe(
    `The backup cannot be put into ${dir}/shelf/monday: it lies on a disk that is mounted for reading only.`,
  )
})

it.skipIf(!canMountDisks)('says which disk is full, and leaves no half of a backup', async () => {
  const shelf = path.join(dir, 'shelf')
  await mkdir(shelf)
  const unmount = mountSmallDisk(shelf, '64k')
  try {
    expect(await backUp({ INIT_CWD: shelf })).toBe(1)
    expect(existsSync(path.join(shelf, 'monday'))).toBe(false)
  } finally {
    unmount()
  }
  expect(said.at(-1)).toBe(
    `The disk of ${shelf}/monday is full: there is no room for the backup. Make room, and try again.`,
  )
})

it('is not there before it is whole: what a kill leaves has another name, and is told of', async () => {
  await mkdir(path.join(dir, 'monday.part'))
  expect(await backUp()).toBe(1)
  expect(said.at(-1)).toContain(`${dir}/monday.part is there already: a backup that was killed left it`)
  expect(existsSync(path.join(dir, 'monday'))).toBe(false)
})

it('leaves nothing where a signal breaks it off, and ends by that signal', async () => {
  for (let each = 0; each < 4_000; each += 1)
    await writeFile(path.join(dir, `data/images/of-site/${each}.jpg`), 'mug')
  const command = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'backup', 'monday'], {
    env: { ...process.env, DATA_DIR: path.join(dir, 'data'), INIT_CWD: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  await vi.waitFor(() => expect(existsSync(path.join(dir, 'monday.part/images'))).toBe(true), 20_000)
  command.kill('SIGTERM')
  const [code, signal] = await once(command, 'close')
  expect({ code, signal, output }).toEqual({ code: null, signal: 'SIGTERM', output: '' })
  expect((await readdir(dir)).filter((name) => name.startsWith('monday'))).toEqual([])
}, 60_000)
