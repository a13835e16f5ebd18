import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'

/** Where old addresses of the site lead. */
export interface RedirectRecords {
  /** In the order in which they were written. */
  list(): Promise<readonly RedirectRule[]>
  /** Puts rules in the place of all that there were. */
  replace(rules: readonly RedirectRule[]): Promise<void>
}
