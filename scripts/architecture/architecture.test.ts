import { describe, expect, it } from 'vitest'
import { arrows } from '../boundaries/arrows.ts'
import { findBorrowed, findUnkept, findUnnamed } from './compare-parts.ts'
import { findMissing, findUnlisted } from './compare-tree.ts'
import { readArrows } from './read-arrows.ts'
import { readParts, sectionOf } from './read-parts.ts'
import { readTree } from './read-tree.ts'
import { readDependencies, readText, repository } from './repository.ts'

const page = readText('docs/architecture.md')
const tree = readTree(page)
const parts = readParts(page, 'Chosen parts, and why')
const toCome = readParts(page, 'Parts to come')
const dependencies = readDependencies()
const packages = repository.foldersIn('packages/')

describe('docs/architecture.md', () => {
  it('draws folders and files that are there', () => {
    expect(findMissing(tree, repository)).toEqual([])
  })

  it('draws all packages, and all rooms of those that it opens', () => {
    expect(tree.map(({ path }) => path)).toEqual(
      expect.arrayContaining(packages.map((name) => `packages/${name}/`)),
    )
    expect(findUnlisted(tree, repository)).toEqual([])
  })

  it('draws the arrows that are checked', () => {
    expect(readArrows(page)).toEqual(arrows)
  })

  it('chooses libraries that are installed, of the versions it says', () => {
    expect(parts.length).toBeGreaterThan(20)
    expect(findUnkept(parts, dependencies, repository.has)).toEqual([])
  })

  it('names all libraries that the product runs with', () => {
    expect(findUnnamed(parts, dependencies)).toEqual([])
  })

  it('claims no library that is not there yet', () => {
    const awaited = toCome.flatMap(({ names }) => names.map(({ name }) => name))
    const elsewhere = page.replace(/^### Parts to come$[\s\S]*?(?=^#)/m, '').toLowerCase()
    expect(awaited.filter((name) => dependencies.direct.has(name) || elsewhere.includes(name))).toEqual([])
  })

  it('claims no library for a part that others brought along', () => {
    const table = sectionOf(page, 'Chosen parts, and why')
    expect(findBorrowed(table, dependencies)).toEqual([])
  })
})

const drawn = `# House

\`\`\`
.
├── docs/          a guide.md
├── packages/
│   ├── shop/      what is sold
│   │   └── src/   app.ts, cart/ and
│   │              orders/
│   └── site/
│       └── src/   pages/ …
└── scripts/       …
\`\`\`
`

function buildRepository(...paths: string[]) {
  return {
    has: (path: string) =>
      paths.some((each) => each === path || (path.endsWith('/') && each.startsWith(path))),
    foldersIn: (folder: string) => [
      ...new Set(
        paths
          .filter((each) => each.startsWith(folder) && each.slice(folder.length).includes('/'))
          .map((each) => each.slice(folder.length).split('/')[0] ?? ''),
      ),
    ],
  }
}

const house = [
  'docs/guide.md',
  'packages/shop/src/app.ts',
  'packages/shop/src/cart/a.ts',
  'packages/shop/src/orders/a.ts',
  'packages/site/src/pages/a.ts',
  'packages/site/src/feeds/a.ts',
  'scripts/check.ts',
]

describe('a tree', () => {
  it('is read with the names in its descriptions, over several lines', () => {
    expect(readTree(drawn)).toContainEqual({
      path: 'packages/shop/src/',
      names: ['app.ts', 'cart/', 'orders/'],
      isOpenEnded: false,
    })
  })

  it('is true of the house that it draws', () => {
    expect(findMissing(readTree(drawn), buildRepository(...house))).toEqual([])
    expect(findUnlisted(readTree(drawn), buildRepository(...house))).toEqual([])
  })

  it('is not true when a room is gone', () => {
    const without = house.filter((path) => !path.includes('/orders/'))
    expect(findMissing(readTree(drawn), buildRepository(...without))).toEqual([
      'The tree names packages/shop/src/orders/ (at packages/shop/src/), which is not there.',
    ])
  })

  it('is not true when a room, a package or a folder of the root was added', () => {
    const more = ['packages/shop/src/mail/a.ts', 'packages/store/src/rows.ts', 'bench/main.ts']
    expect(findUnlisted(readTree(drawn), buildRepository(...house, ...more))).toEqual([
      'The tree does not open packages/store/src/.',
      'bench/ is not in the tree.',
      'packages/store/ is not in the tree.',
      'packages/shop/src/mail/ is not in the tree.',
    ])
  })
})

describe('a table of parts', () => {
  const table = `## Parts

| Part | Choice | Why |
|---|---|---|
| HTTP | \`fastify\` 5 | pino logs |
| Panel | \`@mantine/*\` | |
| Money | our own | |
`
  const installed = {
    direct: new Map([
      ['fastify', '5.12.8'],
      ['@mantine/core', '9.7.3'],
      ['kysely', '0.29.9'],
    ]),
    running: ['fastify', '@mantine/core', 'kysely'],
    installed: new Set(['fastify', '@mantine/core', 'kysely', 'pino']),
  }
  const nothing = () => false

  it('has to name what is installed, of that version', () => {
    const older = { ...installed, direct: new Map([['fastify', '4.0.0']]) }
    expect(findUnkept(readParts(table, 'Parts'), installed, nothing)).toEqual([
      'Money: name the npm package or the path of the choice in backticks.',
    ])
    expect(findUnkept(readParts(table, 'Parts').slice(0, 2), older, nothing)).toEqual([
      'HTTP: fastify 5 is no dependency of that version.',
      'Panel: @mantine/* is no dependency of that version.',
    ])
  })

  it('has to name all that the product runs with', () => {
    expect(findUnnamed(readParts(table, 'Parts'), installed)).toEqual(['kysely'])
  })

  it('may not claim what others brought along', () => {
    expect(findBorrowed(table, installed)).toEqual(['pino'])
  })
})
