import { visitorWords } from '@vitrine/site/words/visitor-words'

interface Labelled {
  readonly label: string
  readonly url: string
}

/** Where a mail has words of the platform's own. */
interface WrittenParts {
  readonly language: string
  readonly mark: string | null
  readonly paragraphs: readonly string[]
  readonly totals: readonly (readonly [string, string])[]
  readonly blocks: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  readonly links?: readonly Labelled[] | undefined
  readonly link: Labelled | null
  readonly footerLinks: readonly Labelled[]
}

/**
 * What a mail says of the platform's own words, in the language of its site: all leaves here, as what rules refuse leaves in one place. Names of
 * things, what owners wrote and what buyers answered are no such words, and stay.
 */
export function sayMail<Parts extends WrittenParts>(parts: Parts): Parts {
  const { sayComposed: say } = visitorWords(parts.language)
  const sayLabel = ({ label, url }: Labelled): Labelled => ({ label: say(label), url })
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
