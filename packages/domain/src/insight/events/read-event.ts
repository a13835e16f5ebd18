import type { Experiment } from '../../experiments/experiment.ts'
import { isRecord } from '../../shapes/is-record.ts'
import { cleanName, cleanSearch } from '../clean-texts.ts'
import { formIdOf, idOf, numberOf, type PageFields, textOf } from './page-fields.ts'
import type { Told } from './told.ts'

/** What is counted of something that a visitor did, by its name; what is not known is counted by its name alone. */
export function readEvent(
  event: string,
  fields: PageFields,
  site: { readonly experiments: readonly Experiment[] },
): Told | null {
  const read = Object.hasOwn(known, event) ? known[event] : undefined
  return read === undefined ? named(event) : read(fields, site)
}

type Read = (fields: PageFields, site: { readonly experiments: readonly Experiment[] }) => Told | null

/** Events that are counted by what they are about. */
const known: Readonly<Record<string, Read | undefined>> = {
  'visit-product': (fields) => ({ ...ofProduct('visit-product', fields, { views: 1 }), step: 'product' }),
  'add-to-cart': (fields) => ({ ...ofProduct('add-to-cart', fields, { acts: 1 }), step: 'cart' }),
  'begin-checkout': () => ({ ...named('begin-checkout'), step: 'checkout' }),
  search: (fields) => {
    const key = cleanSearch(textOf(fields, 'q', 'query'))
    const isVain = (numberOf(fields, 'found') ?? numberOf(fields, 'resultCount')) === 0
    return key === null ? null : { counted: [{ subject: 'search', key, views: 1, acts: isVain ? 1 : 0 }] }
  },
  'form-submit': (fields) => {
    const key = formIdOf(fields)
    return key === '' ? null : { counted: [{ subject: 'form', key, acts: 1 }] }
  },
  'experiment-exposure': (fields, { experiments }) => {
    const experiment = experiments.find(
      ({ name, state }) => name === textOf(fields, 'name') && state === 'running',
    )
    // One that nobody is given was seen by nobody.
    const variant = experiment?.variants.find(
      ({ name, percent }) => percent > 0 && name === textOf(fields, 'variant'),
    )
    if (!experiment || !variant) return null
    return { counted: [{ subject: 'experiment', key: `${experiment.id}|${variant.name}`, views: 1 }] }
  },
}

function named(event: string): Told | null {
  const key = cleanName(event)
  return key === null ? null : { counted: [{ subject: 'event', key, acts: 1 }] }
}

function ofProduct(
  event: string,
  fields: PageFields,
  counts: { readonly views?: number; readonly acts?: number },
): Told {
  const inside = isRecord(fields.product) ? fields.product : {}
  const key = idOf(fields, 'itemId', 'productId', 'id') || idOf(inside, 'id')
  const counted = named(event)?.counted ?? []
  return { counted: key === '' ? counted : [...counted, { subject: 'product', key, ...counts }] }
}
