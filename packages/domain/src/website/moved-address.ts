import { maxRedirects, type RedirectRule } from './redirect-rules.ts'

/** A path of the site that leads elsewhere from now on, such as `/old` to `/new`. */
export interface MovedAddress {
  readonly from: string
  readonly to: string
}

/**
 * The rules with one for each address that moved. Rules that led to an old address lead to the new one, and a rule of an address that is in
 * use again goes. Null when there would be more rules than a site may have.
 */
export function addMovedAddresses(
  rules: readonly RedirectRule[],
  moved: readonly MovedAddress[],
): readonly RedirectRule[] | null {
  let all = rules
  for (const { from, to } of moved) {
    if (from === to) continue
    const kept = all
      .filter(({ source }) => source !== from && source !== to)
      .map((rule) => (rule.target === from ? { ...rule, target: to } : rule))
    all = [...kept, { source: from, target: to, status: 301 }]
  }
  return all.length > maxRedirects ? null : all
}

/** What moves with a collection: its own address, and those of all that is in it. */
export function movedWithin(from: string, to: string): readonly MovedAddress[] {
  return ['', '/[item]', '/[part]/[item]'].map((rest) => ({ from: from + rest, to: to + rest }))
}
