import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { MailContents } from './render-mail.ts'

/**
 * What a mail says of the platform's own words, in the language of its site: all leaves here, as what rules refuse leaves in one place. Names of
 * things, what owners wrote and what buyers answered are no such words, and stay.
 */
export function sayMail<Parts extends MailContents>(parts: Parts): Parts {
  const { sayComposed: say } = visitorWords(parts.language)
  const sayLabel = <Labelled extends { readonly label: string }>(each: Labelled): Labelled => ({
    ...each,
    label: say(each.label),
  })
  return {
    ...parts,
    mark: parts.mark === null ? null : say(parts.mark),
    paragraphs: parts.paragraphs.map(say),
    totals: parts.totals.map(([label, amount]) => [say(label), amount] as const),
    blocks: parts.blocks.map(({ heading, lines }) => ({ heading: say(heading), lines })),
    links: parts.links?.map(sayLabel),
    link: parts.link && sayLabel(parts.link),
    footerLinks: parts.footerLinks.map(sayLabel),
  }
}
