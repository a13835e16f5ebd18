import { kindsOfPages } from './catalogue/kinds-of-pages.ts'
import { comparedFigures } from './catalogue/measure-kinds.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import type { Report } from './report.ts'

/**
 * Pages and calls of a shop with many products, beside the same of one with 1,000 in the same run: lists and products for visitors, the
 * search of the site, the panel; none is kept in memory. `CATALOGUE_PRODUCTS` is how many there are; to write them takes minutes, so
 * `CATALOGUE_DATA` names a folder in which they are kept for the next run, and `CATALOGUE_ONLY` is what kinds are asked for, by the beginning
 * of their names. On SQLite, or in databases of their own on the PostgreSQL server that `DATABASE_URL` names. Beside the time there is
 * that of the server's processor, which a machine that does something else changes less.
 */
export async function run(): Promise<Report> {
  const place = { kept: process.env.CATALOGUE_DATA, databaseUrl: process.env.DATABASE_URL }
  const few = await openCatalogue(1_000, place)
  const many = await openCatalogue(Number(process.env.CATALOGUE_PRODUCTS ?? 100_000), place)
  try {
    const only = process.env.CATALOGUE_ONLY ?? ''
    const kinds = kindsOfPages.filter(({ name }) => name.startsWith(only))
    const subject = place.databaseUrl === undefined ? 'sqlite' : 'postgres'
    const rows = await comparedFigures(kinds, { few, many })
    return {
      bench: 'catalogue',
      node: process.versions.node,
      rows: rows.map((row) => ({ ...row, subject })),
    }
  } finally {
    await few.shop.close()
    await many.shop.close()
  }
}
