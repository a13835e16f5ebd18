import { contentOf } from '@vitrine/domain/forms/form'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import type { SiteTables } from '@vitrine/store/store'

/** What people read of keys: titles of products and forms; else, and where there is no such thing any more, the key. */
export async function labelsOf(
  tables: Pick<SiteTables, 'products' | 'forms'>,
  subject: ReportSubject,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const titles = await titlesOf(tables, subject, keys)
  return (key) => titles.get(key) || key
}

async function titlesOf(
  { products, forms }: Pick<SiteTables, 'products' | 'forms'>,
  subject: ReportSubject,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (subject === 'product')
    return new Map((await products.findMany(keys)).map(({ id, title }) => [id, title]))
  if (subject !== 'form') return new Map()
  return new Map((await forms.list()).map((form) => [form.id, contentOf(form).name]))
}
