import { describe, expect, it } from 'vitest'
import { findWrongArrows } from './arrows.ts'
import { findCircles } from './circles.ts'
import { findMisplaced } from './places.ts'
import { readImports, type SourceFile } from './source-file.ts'

function file(path: string, ...specifiers: string[]): SourceFile {
  return { path, lines: 10, imports: specifiers.map((specifier) => ({ specifier, isTypeOnly: false })) }
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
  })

  it('find a circle, through package names too', () => {
    const files = [file('packages/domain/src/a.ts', './b.ts'), file('packages/domain/src/b.ts', './a.ts')]
    expect(findCircles(files)).toHaveLength(1)
    expect(
      findCircles([file('packages/domain/src/a.ts', './b.ts'), file('packages/domain/src/b.ts')]),
    ).toEqual([])
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
})
