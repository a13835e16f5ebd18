import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'
import type { SampleKind, SampleRow } from '@vitrine/store/samples/samples'
import type { SiteTables } from '@vitrine/store/store'

/** Does the work of filling a website, and writes down what it saved, so that it can go again as what it is: sample content. */
export async function recordSamples(
  tables: SiteTables,
  redirects: readonly RedirectRule[],
  fill: (tables: SiteTables) => Promise<void>,
): Promise<void> {
  const rows: SampleRow[] = []
  await fill(watched(tables, rows))
  await tables.samples.record([
    ...rows,
    row('site', '', 0, JSON.stringify(await tables.site.read())),
    ...redirects.map((rule) => row('redirect', rule.source, 0, JSON.stringify(rule))),
  ])
}

/** The same tables, of which what is saved is noted. */
function watched(tables: SiteTables, rows: SampleRow[]): SiteTables {
  const noting =
    <Saved>(save: (saved: Saved) => Promise<void>, rowOf: (saved: Saved) => SampleRow) =>
    async (saved: Saved): Promise<void> => {
      rows.push(rowOf(saved))
      await save(saved)
    }
  const { collections, products, items, authors, images, layouts } = tables
  const changed: Partial<SiteTables> = {
    collections: { ...collections, save: noting(collections.save, timed('collection')) },
    products: { ...products, save: noting(products.save, timed('product')) },
    items: { ...items, save: noting(items.save, timed('item')) },
    authors: { ...authors, save: noting(authors.save, ({ id }) => row('author', id, 0)) },
    images: { ...images, save: noting(images.save, ({ id }) => row('image', id, 0)) },
    layouts: {
      ...layouts,
      save: async (owner, stored) => {
        rows.push(row(`${owner.kind}-layout`, owner.id, stored.updatedAtMs))
        await layouts.save(owner, stored)
      },
    },
  }
  const all: SiteTables = Object.create(
    tables,
    Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, { value }])),
  )
  return all
}

interface Timed {
  readonly id: string
  readonly updatedAtMs: number
}

function timed(kind: SampleKind): (saved: Timed) => SampleRow {
  return ({ id, updatedAtMs }) => row(kind, id, updatedAtMs)
}

function row(kind: SampleKind, id: string, updatedAtMs: number, document = ''): SampleRow {
  return { kind, id, updatedAtMs, document }
}
