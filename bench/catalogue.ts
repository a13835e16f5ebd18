import { kindsOfPages } from './catalogue/kinds-of-pages.ts'
import { comparedFigures } from './catalogue/measure-kinds.ts'
import { openCatalogue, prepareCatalogue } from './catalogue/open-catalogue.ts'
import { readingFigures, readingName } from './catalogue/read-for-search.ts'
import type { Report, Row } from './report.ts'

/**
 * Pages and calls of a shop with many products, beside the same of one with 1,000 in the same run: lists and products for visitors, the
 * search of the site, the panel; none is kept in memory. `CATALOGUE_PRODUCTS` is how many there are; to write them takes minutes, so
 * `CATALOGUE_DATA` names a folder in which they are kept for the next run, and `CATALOGUE_ONLY` is what kinds are asked for, by the beginning
 * of their names. On SQLite, or in databases of their own on the PostgreSQL server that `DATABASE_URL` names. Beside the time there is
 * that of the server's processor, which a machine that does something else changes less. `CATALOGUE_ONLY=first` tells what it takes to read
 * all products for the search, as after an upgrade, which is not asked for otherwise.
 */
export async function run(): Promise<Report> {
  const only = process.env.CATALOGUE_ONLY ?? ''
  const products = Number(process.env.CATALOGUE_PRODUCTS ?? 100_000)
  const isReading = only !== '' && readingName.startsWith(only)
  const rows = isReading
    ? await readingFigures(await prepareCatalogue(products, process.env.CATALOGUE_DATA))
    : await figuresOfKinds(only, products)
  return { bench: 'catalogue', node: process.versions.node, rows }
}

async function figuresOfKinds(only: string, products: number): Promise<readonly Row[]> {
  const place = { kept: process.env.CATALOGUE_DATA, databaseUrl: process.env.DATABASE_URL }
  const few = await openCatalogue(1_000, place)
  const many = await openCatalogue(products, place)
  try {
    const kinds = kindsOfPages.filter(({ name }) => name.startsWith(only))
    const subject = place.databaseUrl === undefined ? 'sqlite' : 'postgres'
    return (await comparedFigures(kinds, { few, many })).map((row) => ({ ...row, subject }))
  } finally {
    await few.shop.close()
    await many.shop.close()
  }
}
