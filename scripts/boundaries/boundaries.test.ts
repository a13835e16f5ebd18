import { describe, expect, it } from 'vitest'
import { findWrongArrows } from './arrows.ts'
import { findCircles } from './circles.ts'
import { findCrowds } from './crowds.ts'
import { findLivingMigrations } from './migrations.ts'
import { findMisplaced } from './places.ts'
import { findWrongRooms } from './rooms.ts'
import { findSchemasInPages } from './schemas.ts'
import { readImports, readStatusLines, type SourceFile } from './source-file.ts'
import { findStatusNumbers } from './statuses.ts'

function file(path: string, ...specifiers: string[]): SourceFile {
  return {
    path,
    lines: 10,
    imports: specifiers.map((specifier) => ({ specifier, isTypeOnly: false })),
    statusLines: [],
  }
}

describe('boundaries', () => {
  it('let the contract see the domain, and not the other way round', () => {
    expect(
      findWrongArrows([file('packages/contract/src/cart/calls.ts', '@vitrine/domain/cart/cart')]),
    ).toEqual([])
    expect(
      findWrongArrows([file('packages/domain/src/cart/cart.ts', '@vitrine/contract/cart/calls')]),
    ).toHaveLength(1)
  })

  it('show the server only the formatters of the storefront', () => {
    expect(findWrongArrows([file('packages/server/src/a.ts', '@vitrine/storefront/formatters')])).toEqual([])
    expect(
      findWrongArrows([file('packages/server/src/a.ts', '@vitrine/storefront/cart-pill/island')]),
    ).toHaveLength(1)
  })

  it('keep Node out of what runs anywhere', () => {
    expect(findMisplaced([file('packages/domain/src/a.ts', 'node:fs')])).toHaveLength(1)
    expect(findMisplaced([file('packages/storefront/src/parts/image/formatter.ts', 'node:fs')])).toHaveLength(
      1,
    )
    expect(findMisplaced([file('packages/server/src/a.ts', 'node:fs')])).toEqual([])
  })

  it('refuse a path out of a package, and a barrel', () => {
    expect(findMisplaced([file('packages/server/src/a.ts', '../../domain/src/cart.ts')])).toHaveLength(1)
    expect(findMisplaced([file('packages/domain/src/cart/index.ts')])).toHaveLength(1)
    expect(findMisplaced([file('packages/panel/vite.config.ts', '../../scripts/words/a.ts')])).toEqual([])
    expect(findMisplaced([file('packages/panel/vite.config.ts', '../domain/src/a.ts')])).toHaveLength(1)
  })

  it('find a circle, through package names too', () => {
    const files = [file('packages/domain/src/a.ts', './b.ts'), file('packages/domain/src/b.ts', './a.ts')]
    expect(findCircles(files)).toHaveLength(1)
    expect(
      findCircles([file('packages/domain/src/a.ts', './b.ts'), file('packages/domain/src/b.ts')]),
    ).toEqual([])
  })

  it('find a circle of types', () => {
    const types = (path: string, specifier: string): SourceFile => ({
      path,
      lines: 10,
      imports: [{ specifier, isTypeOnly: true }],
      statusLines: [],
    })
    const files = [types('packages/domain/src/a.ts', './b.ts'), types('packages/domain/src/b.ts', './a.ts')]
    expect(findCircles(files)).toHaveLength(1)
  })

  it('let a room see the rooms that the table names, and no other', () => {
    const arrows = { server: { http: [], pages: ['http'] } }
    const judged = (path: string, specifier: string) => findWrongRooms([file(path, specifier)], arrows)
    expect(judged('packages/server/src/pages/a.ts', '../http/b.ts')).toEqual([])
    expect(judged('packages/server/src/http/b.ts', '../pages/a.ts')).toHaveLength(1)
    expect(judged('packages/server/src/http/b.test.ts', '../pages/a.ts')).toEqual([])
    expect(judged('packages/server/src/garage/c.ts', '../http/b.ts')).toHaveLength(1)
    expect(judged('packages/server/src/pages/a.ts', '../app.ts')).toHaveLength(1)
  })

  it('find a circle in the table of rooms itself', () => {
    expect(findWrongRooms([], { server: { http: ['pages'], pages: ['http'] } })).toHaveLength(1)
  })

  it('find crowded folders and packages, but for folders with a file for each word', () => {
    const crowd = (folder: string) =>
      Array.from({ length: 26 }, (_, index) => ({ ...file(`${folder}/f${index}.ts`), lines: 1 }))
    const others = ['domain', 'contract', 'store', 'site'].map((name) => ({
      ...file(`packages/${name}/src/a.ts`),
      lines: 26,
    }))
    expect(findCrowds([...crowd('packages/server/src/http'), ...others])).toHaveLength(1)
    expect(findCrowds([...crowd('packages/template/src/formatters/core'), ...others])).toEqual([])
    expect(findCrowds([{ ...file('packages/site/src/b.ts'), lines: 3 }, ...others])).toEqual([
      'packages/site holds 27 % of the lines, at most 25.',
    ])
  })

  it('see imports over several lines, of types, for side effects and dynamic ones', () => {
    const text =
      "import {\n  a,\n} from './a.ts'\nimport type { B } from './b.ts'\nimport './c.css'\nconst d = await import('./d.ts')\n"
    expect(readImports(text)).toEqual([
      { specifier: './a.ts', isTypeOnly: false },
      { specifier: './b.ts', isTypeOnly: true },
      { specifier: './c.css', isTypeOnly: false },
      { specifier: './d.ts', isTypeOnly: false },
    ])
  })

  it('leave the numbers of statuses to the frame of HTTP', () => {
    const text = [
      "return refuse(404, 'Nothing here')",
      '/* answers status 404 */',
      'const status = 200',
      'return { ok: false, status: 409 }',
      'if (answer.status === 400) return',
      'reply.status(isWell ? 200 : 503)',
      'if (status >= 300 && status < 400) follow()',
    ].join('\n')
    expect(readStatusLines(text)).toEqual([1, 4, 5, 6])
    const room = { ...file('packages/server/src/cart/calls.ts'), statusLines: [1] }
    const frame = { ...file('packages/server/src/http/reply/reply.ts'), statusLines: [1] }
    expect(findStatusNumbers([room, frame])).toEqual([
      expect.stringContaining('cart/calls.ts:1 names a status by its number'),
    ])
  })

  it('keep schemas out of the pages of visitors, however far they are', () => {
    const page = file('packages/storefront/src/runtime/call.ts', '@vitrine/contract/client/outcome')
    const between = file('packages/contract/src/client/outcome.ts', '../crumb.ts')
    const schema = file('packages/contract/src/crumb.ts', 'typebox')
    expect(findSchemasInPages([page, between, schema])).toEqual([
      `Pages of visitors would load schemas: ${page.path} -> ${between.path} -> ${schema.path}.`,
    ])
    expect(findSchemasInPages([between, schema])).toEqual([])
  })

  it('keep rules that live on out of the steps of the database', () => {
    const rule = '@vitrine/domain/sites/site-words'
    const step = file('packages/store/src/migrations/website/320-site-hosts.ts', rule)
    const [test, rows] = [
      file('packages/store/src/migrations/1.test.ts', rule),
      file('packages/store/src/a.ts', rule),
    ]
    expect(findLivingMigrations([step, test, rows])).toEqual([
      `${step.path} goes by ${rule}: a step keeps a copy of what it needs.`,
    ])
  })
})
