/** A row of the table of chosen parts. */
export interface PartRow {
  readonly part: string
  /** What its choice names in backticks: npm packages, all of a scope (`@mantine/*`), or paths of the repository. */
  readonly names: readonly PartName[]
}

/** A name, with the major version that stands behind it, if any. */
export interface PartName {
  readonly name: string
  readonly major: string | null
}

/** Reads the table under a heading: its first column is the part, its second the choice. */
export function readParts(markdown: string, heading: string): readonly PartRow[] {
  return [...sectionOf(markdown, heading).matchAll(/^\| (.*?) \| (.*?) \|/gm)]
    .slice(1)
    .map(([, part = '', choice = '']) => ({
      part,
      names: [...choice.matchAll(/`([^`]+)`(?: (\d+)\b)?/g)].map(([, name = '', major]) => ({
        name,
        major: major ?? null,
      })),
    }))
}

/** The text under a heading, up to the next heading of any depth but the first. */
export function sectionOf(markdown: string, heading: string): string {
  return markdown.split(/^#{2,} /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
}
