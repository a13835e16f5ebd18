import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'

/** Where old addresses of the site lead. */
export interface RedirectRecords {
  /** In the order in which they were written. */
  list(): Promise<readonly RedirectRule[]>
  /** Puts rules in the place of all that there were; those that stay as they are are not written. */
  replace(rules: readonly RedirectRule[]): Promise<void>
  /** Where the rule of an old address stands; undefined where there is none. */
  position(source: string): Promise<number | undefined>
  /** Takes out the rule of an old address; the others stay where they are. */
  remove(source: string): Promise<void>
  /** Puts a rule where one was taken out. */
  put(rule: RedirectRule, position: number): Promise<void>
}
