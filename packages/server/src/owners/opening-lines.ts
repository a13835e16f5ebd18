import { firstOwnerDays } from './first-owner-link.ts'

/** What a person reads who opens a shop: where it is, and how its first owner comes in; `link` null: there is an owner already. */
export function openingLines(
  { shop, panel }: { readonly shop: string; readonly panel: string },
  link: string | null,
): readonly string[] {
  const lines = [`The shop:  ${shop}/`, `The panel: ${panel}/config`]
  return link === null ? lines : [...lines, firstOwnerLine(link)]
}

/** How the first owner comes in. */
export function firstOwnerLine(link: string): string {
  return `Make the first owner account (this link works once, within ${firstOwnerDays} days): ${link}`
}
