import type { Product } from '@vitrine/domain/catalogue/product'
import { companiesOf } from '@vitrine/domain/catalogue/safety/product-safety'
import type { Company } from '@vitrine/domain/website/legal/company'
import type { Site } from '@vitrine/domain/website/site'

/** `item.safety` of a product page: maker, who answers for it, and warnings; left out where nothing is told. */
export function productSafetyJson({ safety }: Product, { store }: Site) {
  if (!safety) return {}
  const { maker, responsible } = companiesOf(safety, store.companies)
  const { warnings } = safety
  if (!maker && !responsible && warnings === '') return {}
  return {
    safety: {
      ...(maker ? { maker: companyJson(maker) } : {}),
      ...(responsible ? { responsible: companyJson(responsible) } : {}),
      warnings,
    },
  }
}

function companyJson({ name, address, contact }: Company) {
  return { name, address, contact, contactUrl: contact.includes('://') ? contact : `mailto:${contact}` }
}
