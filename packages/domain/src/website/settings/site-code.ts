/** Code that administrators put on pages. */
export interface SiteCode {
  /** At the end of the head of each page. */
  readonly header: string
  /** At the end of each page. */
  readonly footer: string
  /** On the page that asks for the password. */
  readonly lock: string
  /** On the page that thanks for an order. */
  readonly orderConfirmed: string
}

/** What a site has whose administrators wrote no code. */
export const noCode: SiteCode = { header: '', footer: '', lock: '', orderConfirmed: '' }

/** Longest code of one place. */
const longestCode = 100_000

/** Says what is wrong with code, by place. */
export function checkCode(code: SiteCode): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(code).flatMap(([place, text]) =>
      text.length > longestCode ? [[place, `Use at most ${longestCode} characters.`]] : [],
    ),
  )
}
