import type { MailLook } from './mail-look.ts'

/** The pieces of a mail, which is mostly one about an order; amounts are in words already, addresses of pictures whole. */
export interface MailContents {
  readonly shopName: string
  /** What the shop is called on its pages, where it has no sign. */
  readonly siteTitle: string
  /** The shop's own sign; null: its name is written. */
  readonly logoUrl: string | null
  /** Where the shop is; null while that is not known. */
  readonly homeUrl: string | null
  /** What sets it apart from other mail of its kind, such as that nothing was paid; null for nothing. */
  readonly mark: string | null
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly {
    readonly title: string
    readonly detail: string
    /** What was filled in for it. */
    readonly answers?: readonly MailAnswer[]
    readonly quantity: number
    readonly amount: string
    readonly pictureUrl: string | null
  }[]
  /** Label and amount. */
  readonly totals: readonly (readonly [string, string])[]
  readonly blocks: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  /** What can be opened beside the button, such as files. */
  readonly links?: readonly { readonly label: string; readonly url: string }[] | undefined
  /** What somebody answered in a form, a question beneath the other. */
  readonly answers?: readonly MailAnswer[]
  /** A code that is to be copied or typed elsewhere. */
  readonly code?: string | undefined
  readonly link: { readonly label: string; readonly url: string } | null
  /** What stands beneath: how the shop can be reached. */
  readonly footer: readonly string[]
  /** Texts that belong to a sale, such as its terms. */
  readonly footerLinks: readonly { readonly label: string; readonly url: string }[]
  readonly language: string
  readonly look: MailLook
}

/** An answer in a form. */
export interface MailAnswer {
  readonly title: string
  readonly lines: readonly string[]
}

/** What stands around the words of a mail. */
export type MailSurroundings = Pick<
  MailContents,
  'shopName' | 'siteTitle' | 'logoUrl' | 'homeUrl' | 'footer' | 'footerLinks' | 'language' | 'look'
>
