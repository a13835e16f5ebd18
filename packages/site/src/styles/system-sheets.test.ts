import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { noticeSheets } from '../notices/notice-sheets.ts'
import { readSystemSheets } from './system-sheets.ts'

const blocksDir = path.resolve(import.meta.dirname, '../../../storefront/src/widgets/blocks')

/** All rules that stand beside those of a template. */
async function ownRules(): Promise<string> {
  const files = (await readdir(blocksDir)).filter((file) => file.endsWith('.css'))
  const blocks = await Promise.all(files.map((file) => readFile(path.join(blocksDir, file), 'utf8')))
  return [await readSystemSheets(), ...Object.values(noticeSheets), ...blocks].join('\n')
}

describe('the sheets of the platform', () => {
  // Many templates make the root 10px, so that their own sizes are easy to reckon.
  it('never shrink words, buttons and columns with the root of a template', async () => {
    const rules = await ownRules()
    const atLeast = /max\((\d+(?:\.\d+)?)px, (\d*\.?\d+)rem\)/g
    const guarded = [...rules.matchAll(atLeast)]
    expect(guarded.length).toBeGreaterThan(5)
    expect(guarded.filter(([, px, rem]) => Math.abs(Number(px) - Number(rem) * 16) > 0.01)).toEqual([])
    expect(rules.replace(atLeast, '').match(/[^;{]*\d+rem\b[^;}]*/g)).toBeNull()
  })

  // Resets that most templates begin with count paddings and borders into widths; some templates have none.
  it('say themselves whether a width that fills its place counts paddings and borders in', async () => {
    const filling = /(?<![-\w])(?:max-)?width: [^;}]*(?:%|vw)/
    const sided =
      /(?<![-\w])(?:padding(?:-inline[a-z-]*|-left|-right)?|border(?:-inline[a-z-]*|-left|-right)?): ([^;}]+)/g
    const isSided = (value: string) => !/^(?:0|none|\d\S* 0|0 0 \S+)$/.test(value)
    const rules = (await ownRules()).replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
    const said = [...rules.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', what = '']) => ({
      selector: selector.trim(),
      what,
    }))
    const saying = said.filter(({ what }) => what.includes('box-sizing')).map(({ selector }) => selector)
    const open = said
      .filter(({ what }) => filling.test(what))
      .filter(({ what }) => [...what.matchAll(sided)].some(([, value = '']) => isSided(value.trim())))
      .filter(({ selector }) => !saying.includes(selector))
    expect(open).toEqual([])
  })

  it('keep the lines of headings apart where a template gives all words one line height in pixels, and weigh nothing', async () => {
    expect(await readSystemSheets(['widgets/system-views/lists.css'])).toMatch(
      /:where\(\.BlogItem,[^)]*\) :where\(h1, h2, h3\)\{line-height: 1\.2\}/,
    )
  })

  it('share a column among those inside of it by twelfths of the page, and let the nearest column decide', async () => {
    const rules = await readSystemSheets(['compat/columns.css'])
    expect(rules).toContain('.sqs-layout .sqs-col-8 .sqs-col-4{width: 50%}')
    expect(rules).toContain('.sqs-layout .sqs-col-6 .sqs-col-6{width: 100%}')
    expect(rules.indexOf('.sqs-col-8 .sqs-col-3')).toBeLessThan(rules.indexOf('.sqs-col-6 .sqs-col-3'))
  })

  // `article { display: block }`, `ul { padding: 0 0 0 40px }` and `img { height: auto }` stand in the resets that most templates begin with:
  // normalize, sanitize, Bootstrap. Such rules weigh an element and come later.
  it('arrange their views with the weight of a class, which no reset of plain elements has', async () => {
    const arranging =
      /(?<![-\w])(?:display: (?:flex|grid|flow-root)\b|(?:float|flex|flex-wrap|grid-template-columns|grid-row|grid-column|aspect-ratio|object-fit|list-style): )/
    const rules = await readSystemSheets([
      'widgets/system-views/lists.css',
      'widgets/system-views/events.css',
      'widgets/system-views/products.css',
      'widgets/album-player/album-player.css',
    ])
    const selectors = [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , declarations = '']) => arranging.test(declarations.replace(/:(?! )/g, ': ')))
      .flatMap(([, selector = '']) => splitSelectors(selector))
      // A list of the template's own is its own.
      .filter((selector) => !selector.includes('#productList:not(.product-list)'))
    expect(selectors.length).toBeGreaterThan(25)
    expect(selectors.filter((selector) => !/[.[]/.test(withoutWhere(selector)))).toEqual([])
    // An id would weigh more than what templates say of `#productGallery .slide` and the like.
    expect(selectors.filter((selector) => withoutWhere(selector).includes('#'))).toEqual([])
  })

  it('give the fields of a product room for a finger, whatever a reset says of plain fields', async () => {
    const rules = await readSystemSheets()
    expect(rules).toMatch(/select:where\(\.variant-select-wrapper > select\)[^{]*\{[^}]*min-height: 44px/)
    expect(rules).toMatch(/input:where\(\.product-quantity-input > input[^{]*\{[^}]*min-height: 44px/)
  })

  it('never press the quantity together, and put the parts of a line of the cart below each other in a narrow column', async () => {
    const rules = await readSystemSheets(['parts/quantity/quantity-input.css', 'pages/cart/cart-page.css'])
    expect(rules).toMatch(/\.vt-quantity\{display: inline-flex;flex: none/)
    expect(rules).toMatch(/\.vt-cart-rows\{[^}]*container-type: inline-size\}/)
    expect(rules).toMatch(/@container \(max-width: 600px\)\{\.vt-cart-row\{grid-template-columns: 84px/)
    expect(rules).toMatch(/@container \(max-width: 270px\)\{.*\.vt-cart-row-controls\{grid-area: 3 \/ 1/)
  })

  it('lay the words of a product over its picture where the setting says so, and only under what can point', async () => {
    const rules = await readSystemSheets(['widgets/system-views/products.css'])
    const [, pointing = ''] = rules.split('@media (hover: hover)')
    expect(pointing).toMatch(/product-list-titles-overlay [^{]*\.product-overlay\{[^}]*opacity: 0/)
    expect(pointing).toMatch(/\.product:is\(:hover, :focus-visible\) \.product-overlay\{opacity: 1\}/)
    expect(rules.split('@media (hover: hover)')[0]).not.toContain('product-list-titles-overlay')
  })

  // Templates that copied the platform's gallery page print all five ways to lead through its slides.
  it('show of a gallery page the navigation that the class of the body names, and none in a grid', async () => {
    const rules = await readSystemSheets(['widgets/gallery/system-gallery.css'])
    const navigations = { bullets: '.dots', numbers: '.numbers', circles: '.circles', simple: '.simple' }
    const [hidden = '', shown = ''] = /[^{}]*\{display: none\}([^{}]*)\{display: block\}/.exec(rules) ?? []
    expect(
      Object.values(navigations).filter((part) => !hidden.includes(`:where(.sqs-system-gallery) ${part}`)),
    ).toEqual([])
    expect(
      Object.entries(navigations).filter(
        ([name, part]) =>
          !shown.includes(
            `:where(.gallery-navigation-${name}:not(.gallery-design-grid) .sqs-system-gallery) ${part}`,
          ),
      ),
    ).toEqual([])
  })
})

/** What of a selector has a weight: what stands in `:where()`, up to three brackets deep, has none. */
function withoutWhere(selector: string): string {
  return selector.replace(/:where\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
}

function splitSelectors(list: string): readonly string[] {
  return list.split(/,(?![^()]*\))/)
}
