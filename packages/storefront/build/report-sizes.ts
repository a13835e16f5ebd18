import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What a visitor's browser has to fetch, and how much of it there may be. */
interface Budget {
  readonly name: string
  /** Source files whose chunks, with all that they import, are counted once. */
  readonly from: readonly string[]
  readonly maxKb: number
}

const budgets: readonly Budget[] = [
  { name: 'every page, untouched', from: ['src/browser.ts'], maxKb: 10 },
  {
    name: 'product page, form awake',
    from: ['src/browser.ts', 'src/widgets/add-to-cart/island.ts'],
    maxKb: 21,
  },
  { name: 'cart page', from: ['src/browser.ts', 'src/cart-page.tsx'], maxKb: 97 },
  { name: 'checkout page', from: ['src/checkout-page.tsx'], maxKb: 110 },
]

/**
 * Prints the JavaScript of each kind of page after gzip. Over a budget, a build of who develops fails (`BUNDLE_BUDGETS=hold`, set by `npm test`
 * and `npm run build`); a shop that starts is told, and starts.
 */
export function reportSizes(): Plugin {
  return {
    name: 'report-sizes',
    generateBundle(_options, bundle) {
      for (const { name, from, maxKb } of budgets) {
        const kb = sizeOf(from, bundle) / 1000
        console.log(`${name}: ${kb.toFixed(1)} KB of JavaScript after gzip (at most ${maxKb})`)
        const over = `${name} has grown over its budget of ${maxKb} KB.`
        if (kb > maxKb) process.env.BUNDLE_BUDGETS === 'hold' ? this.error(over) : this.warn(over)
      }
    },
  }
}

function sizeOf(sources: readonly string[], bundle: Rolldown.OutputBundle): number {
  const seen = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    const source = chunk.facadeModuleId
    if (source && sources.some((each) => source.endsWith(`/packages/storefront/${each}`))) add(chunk.fileName)
  }
  return [...seen].reduce((sum, fileName) => sum + gzipped(bundle[fileName]), 0)
}

function gzipped(file: Rolldown.OutputBundle[string] | undefined): number {
  return file?.type === 'chunk' ? gzipSync(file.code).length : 0
}
