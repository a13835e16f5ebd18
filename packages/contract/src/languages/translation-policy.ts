import type { TranslationKind } from '@vitrine/domain/languages/translation'
import type { OwnerPolicy, Policy } from '../call.ts'
import { mayReadProducts } from '../catalogue/catalogue-policy.ts'
import { mayWriteContent } from '../content/content-policy.ts'
import { mayWriteForms } from '../forms/forms-policy.ts'
import { mayReadMail } from '../mail/mail-policy.ts'
import { mayWritePages } from '../website/pages-policy.ts'
import { administrators } from '../website/website-policy.ts'

/** Who translates: whoever may write something that has words. */
export const mayTranslate = {
  kind: 'owner',
  roles: ['admin', 'storeManager', 'editor'],
} as const satisfies OwnerPolicy

/** Whoever may change the words of something may translate them, and nobody else. */
const originals: Readonly<Record<TranslationKind, Policy & { readonly kind: 'owner' }>> = {
  page: mayWritePages,
  item: mayWriteContent,
  product: mayReadProducts,
  area: mayWritePages,
  form: mayWriteForms,
  menu: administrators,
  site: administrators,
  mail: mayReadMail,
}

/** Whether an account with these roles may translate what is of a kind. */
export function mayTranslateKind(roles: readonly string[], kind: TranslationKind): boolean {
  return originals[kind].roles.some((role) => roles.includes(role))
}
