import { freeLineId } from '@vitrine/domain/cart/proposals/proposal-cart'
import { contentOf } from '@vitrine/domain/forms/form'
import type { ReportSubject } from '@vitrine/domain/insight/subjects'
import type { Say } from '@vitrine/domain/words/say'
import type { SiteTables } from '@vitrine/store/store'

/** Says what people read of keys: titles of products and forms; else, and where there is no such thing any more, the key. */
type LabelsOf = (keys: readonly string[]) => Promise<(key: string) => string>

/** Finds what people read of keys of a subject; forms are listed once, products are asked for with each of some keys. */
export async function labelsOf(
  { products, forms }: Pick<SiteTables, 'products' | 'forms'>,
  { subject, say }: { readonly subject: ReportSubject; readonly say: Say },
): Promise<LabelsOf> {
  const ofForms = subject === 'form' ? await forms.list() : []
  const names = new Map(ofForms.map((form) => [form.id, contentOf(form).name]))
  if (subject === 'product') names.set(freeLineId, say('Lines of draft orders without a product'))
  return async (keys) => {
    const found = subject === 'product' ? await products.findMany(keys) : []
    const titles = new Map([...names, ...found.map(({ id, title }) => [id, title] as const)])
    return (key) => titles.get(key) || key
  }
}
