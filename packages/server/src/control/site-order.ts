/** What is to be done with a site, as the command line says it. */
export interface SiteOrder {
  /** A host of the site, or its short name; of a new site its host. */
  readonly site: string
  readonly title: string
  readonly template: string
  readonly hosts: readonly string[]
  readonly isEmpty: boolean
  /** Why the site is suspended. */
  readonly reason: string
  /** Where a site is saved. */
  readonly file: string
  /** The file whose text opens that one elsewhere; '' for none. */
  readonly passphraseFile: string
}

/** Writes such an order as the argument of a command. */
export function writeSiteOrder({
  site,
  title = '',
  template = '',
  hosts = [],
  isEmpty = false,
  reason = '',
  file = '',
  passphraseFile = '',
}: Pick<SiteOrder, 'site'> & Partial<SiteOrder>): string {
  const words = { site, title, template, empty: isEmpty ? '1' : '', reason, file, passphraseFile }
  const order = new URLSearchParams(words)
  for (const host of hosts) order.append('host', host)
  return order.toString()
}

/** Reads it again. */
export function readSiteOrder(argument: string): SiteOrder {
  const order = new URLSearchParams(argument)
  const text = (name: string) => order.get(name) ?? ''
  return {
    site: text('site'),
    title: text('title'),
    template: text('template'),
    hosts: order.getAll('host'),
    isEmpty: text('empty') === '1',
    reason: text('reason'),
    file: text('file'),
    passphraseFile: text('passphraseFile'),
  }
}
