import { isEmail } from '../contact/email-address.ts'
import type { Company } from '../website/legal/company.ts'
import { fieldText } from './field-texts.ts'

/** Makers and responsible persons, as owners edit them. */
export interface Companies {
  readonly companies: readonly Company[]
}

/** Says what is wrong with them, by field: each has a name of its own, and both addresses. */
export function checkCompanies({ companies }: Companies): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  const names = new Set<string>()
  const keys = new Set<string>()
  for (const [index, { key, name, address, contact }] of companies.entries()) {
    const plain = name.trim().toLowerCase()
    if (plain === '') errors[`companies.${index}.name`] = fieldText.nameMissing
    else if (names.has(plain) || keys.has(key))
      errors[`companies.${index}.name`] = 'Another one has this name.'
    names.add(plain)
    keys.add(key)
    if (address.trim() === '') errors[`companies.${index}.address`] = 'Please write the postal address.'
    if (!isReachable(contact.trim()))
      errors[`companies.${index}.contact`] =
        'Write an email address, or an address that begins with https://.'
  }
  return errors
}

function isReachable(contact: string): boolean {
  return isEmail(contact) || /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/i.test(contact)
}
