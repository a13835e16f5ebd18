/** A menu as a block shows it: parts such as Lunch, their sections, and what is in them. */
export interface MenuPart {
  readonly title: string
  readonly description: string
  readonly sections: readonly MenuSection[]
}

/** A section such as Starters. */
export interface MenuSection {
  readonly title: string
  readonly items: readonly MenuItem[]
}

/** A dish: its price as written, and what can be added to it. */
export interface MenuItem {
  readonly title: string
  readonly description: string
  readonly price: string
  readonly options: readonly string[]
}

/**
 * Reads the text of a menu. A title with a line of `===` under it begins a part, one with `---` a section; empty lines part the items.
 * The first line of an item is its name, a line that is an amount its price, lines that begin with `+` its options, and the rest describes it.
 */
export function readMenu(source: string, currencySymbol: string): readonly MenuPart[] {
  const parts: OpenPart[] = []
  for (const paragraph of paragraphsOf(source)) addParagraph(parts, paragraph, currencySymbol)
  return parts
}

interface OpenPart extends MenuPart {
  description: string
  readonly sections: OpenSection[]
}

interface OpenSection extends MenuSection {
  readonly items: MenuItem[]
}

function paragraphsOf(source: string): readonly (readonly string[])[] {
  return source
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .filter((paragraph) => paragraph.length > 0)
}

function addParagraph(parts: OpenPart[], paragraph: readonly string[], currencySymbol: string): void {
  const [first = '', second = '', ...rest] = paragraph
  if (/^={3,}$/.test(second)) {
    parts.push({ title: first, description: '', sections: [] })
    if (rest.length > 0) addParagraph(parts, rest, currencySymbol)
    return
  }
  const part = parts.at(-1) ?? open(parts, { title: '', description: '', sections: [] })
  if (/^-{3,}$/.test(second)) {
    part.sections.push({ title: first, items: [] })
    if (rest.length > 0) addParagraph(parts, rest, currencySymbol)
    return
  }
  const section = part.sections.at(-1)
  if (!section && paragraph.length === 1) {
    part.description = [part.description, first].filter(Boolean).join(' ')
    return
  }
  const items = (section ?? open(part.sections, { title: '', items: [] })).items
  items.push(readItem(paragraph, currencySymbol))
}

function open<Entry>(list: Entry[], entry: Entry): Entry {
  list.push(entry)
  return entry
}

function readItem([title = '', ...rest]: readonly string[], currencySymbol: string): MenuItem {
  const price = rest.find((each) => isPrice(each, currencySymbol)) ?? ''
  const options = rest.filter((each) => each.startsWith('+')).map((each) => each.slice(1).trim())
  const words = rest.filter((each) => each !== price && !each.startsWith('+'))
  return { title, description: words.join(' '), price, options }
}

/** An amount with its sign, or two such as $8 / $12. */
function isPrice(text: string, currencySymbol: string): boolean {
  const sign = currencySymbol || '$'
  return (text.startsWith(sign) || /^[$€£¥]/.test(text)) && /\d/.test(text) && text.length <= 60
}
