/** An example of the language guide: a template, its data, its partials and what it prints. */
export interface Example {
  /** The heading it stands under. */
  readonly title: string
  readonly line: number
  readonly template: string
  readonly partials: Readonly<Record<string, string>>
  readonly data: unknown
  readonly output: string
}

const fence = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm

/**
 * Reads the examples of a Markdown text: ```` ```html ```` is the template (with a name behind it, a partial), ```` ```json ```` its data, and
 * ```` ```text ```` what it prints. Throws where one of them is missing.
 */
export function readExamples(markdown: string): readonly Example[] {
  const examples: Example[] = []
  let template: string | undefined
  let data: unknown
  let partials: Record<string, string> = {}
  for (const match of markdown.matchAll(fence)) {
    const [, language = '', name, body = ''] = match
    const line = markdown.slice(0, match.index).split('\n').length
    if (language === 'html' && name !== undefined) partials[name] = body.replace(/\n$/, '')
    else if (language === 'html') template = body
    else if (language === 'json') data = JSON.parse(body)
    else if (language === 'text') {
      if (template === undefined) throw new Error(`line ${line}: an output without a template`)
      const title = [...markdown.slice(0, match.index).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? ''
      examples.push({ title, line, template, partials, data, output: body })
      template = undefined
      data = undefined
      partials = {}
    }
  }
  if (template !== undefined) throw new Error('the last template has no output')
  return examples
}
