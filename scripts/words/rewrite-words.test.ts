import { describe, expect, it } from 'vitest'
import { rewriteWords } from './rewrite-words.ts'
import { panelApp, saidToOwners } from './spoken-app.ts'

const screen = (source: string, file = 'panel/src/screens/x.tsx') =>
  rewriteWords(panelApp, file, source, ({ text }) => `#${text}#`)
const sentences = (source: string, file?: string) => screen(source, file).found.map(({ text }) => text)

describe('the sentences of a screen', () => {
  it('are the texts between tags, as React shows them', () => {
    expect(sentences('const a = <p>\n  Nothing\n  here{" "}\n  yet and now\n</p>')).toEqual([
      'Nothing here yet and now',
    ])
  })

  it('may be two words of which one is chosen, and are no paths', () => {
    expect(sentences('const a = { label: "State/Province", title: "orders/list" }')).toEqual([
      'State/Province',
    ])
  })

  it('stand in tables of what there is, too, forms like all else', () => {
    const source =
      "const reports = { form: { title: 'Forms', hint: 'How often they were seen', id: 'Forms' } }"
    expect(sentences(source)).toEqual(['Forms', 'How often they were seen'])
  })

  it('hold their values and elements by name', () => {
    const source =
      'const a = <p>{orders.count} of {total} in <b title="Here and now">{name(x)} today</b> {x ? 1 : 2}</p>'
    expect(sentences(source)).toEqual(['Here and now', '{count} of {total} in <0>{name} today</0> {1}'])
    expect(screen(source).code).toContain(
      '<p>{sayWords("#{count} of {total} in <0>{name} today</0> {1}#", { "count": orders.count, "total": total, ' +
        '"0": (inner) => <b title="#Here and now#">{inner}</b>, "name": name(x), "1": x ? 1 : 2 })}</p>',
    )
  })

  it('keep what is in an element that is no text, such as code', () => {
    const source = 'const a = <p>Write <code>/old -&gt; /new</code> or <Icon /> here</p>'
    expect(sentences(source)).toEqual(['Write {0} or <1></1> here'])
    expect(screen(source).code).toContain('"0": <code>/old -&gt; /new</code>, "1": () => <Icon />')
  })

  it('name two values of one name apart, and the same value once', () => {
    expect(sentences('const a = <p>from {one.name} to {two.name}, {one.name}</p>')).toEqual([
      'from {name} to {name2}, {name}',
    ])
  })

  it('leave pictures at the edge outside, with the space before them', () => {
    expect(screen('const a = <a>See it <Icon size={14} /></a>').code).toBe(
      'const a = <a>{"#See it# "}<Icon size={14} /></a>',
    )
  })

  it('are two where a number decides', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    const source = "const a = <p>{count === 1 ? '1 item' : `${count} items`}</p>"
    expect(sentences(source)).toEqual(['1 item', '{count} items'])
    expect(screen(source).code).toContain(
      'count === 1 ? "#1 item#" : sayText("#{count} items#", { "count": count })',
    )
  })

  it('are both counts of a choice, though the one is short', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    const source = "function count(n) { return n === 1 ? '1 item' : `${n} items` }"
    expect(sentences(source)).toEqual(['1 item', '{n} items'])
  })

  it('stand in props, tables and functions of words, too', () => {
    const source = `
      const stateLabels = { open: { text: 'still open', tone: 'calm' } }
      function note() { return ' Nothing is sent.' }
      const a = <Field label="Name" type="Text" aria-label={isOpen ? 'less' : 'Show more'} onClick={() => say('Done')} />`
    expect(sentences(source)).toEqual(['still open', 'Nothing is sent.', 'Name', 'less', 'Show more', 'Done'])
    expect(screen(source).code).toContain('return " #Nothing is sent.#"')
  })

  it('are not the words of the code', () => {
    const source = `
      import x from 'Some Thing'
      type Kind = 'Some Kind'
      if (event.key === 'Enter' || key.startsWith('Arrow')) throw new Error('Not at all')
      const a = <p className="Some class" key="One key">{\`\${a}: \${b}\`}{' · '}</p>`
    expect(sentences(source)).toEqual([])
  })

  it('of rules and contract are descriptions of lists and tables of words alone', () => {
    expect(
      sentences(
        "export const goneText = { gone: 'It is gone' }\nexport const fallback = 'Some content'\nconst isText = () => 'Any thing'",
        'domain/src/x.ts',
      ),
    ).toEqual(['It is gone'])
    const list =
      "const ordersList = { name: 'orders', views: [{ key: 'all', name: 'All', query: 'f=x:is:Y' }] }"
    expect(sentences(list, 'contract/src/orders/orders-list.ts')).toEqual(['All'])
    expect(
      sentences("const t = { subjectText: 'Your order' }", 'domain/src/website/settings/mail-texts.ts'),
    ).toEqual([])
  })

  it('of rules are those, too, that functions give as a text', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    const source = "function dropText(was) { switch (was) { case 'none': return `It is ${was} and less.` } }"
    expect(sentences(source, 'domain/src/x.ts')).toEqual(['It is {was} and less.'])
  })
})

describe('the sentences of a refusal', () => {
  const refused = (source: string) =>
    rewriteWords(saidToOwners, 'domain/src/x.ts', source, ({ text }) => text).found.map(({ text }) => text)

  it('stand by the names of fields, on one side of a choice, and in what is thrown', () => {
    expect(refused("const a = { errors: { code: 'It was used before.' } }")).toEqual(['It was used before.'])
    expect(refused("const a = b ? null : 'Write 16px or 2em.'")).toEqual(['Write 16px or 2em.'])
    expect(refused("throw new Refusal('It is no address.')")).toEqual(['It is no address.'])
    expect(refused("throw new Error('It is no address.')")).toEqual([])
  })

  it('may begin with a value', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    expect(refused('const a = () => `[${name}] is not there.`')).toEqual(['[{name}] is not there.'])
    expect(refused("const a = { wrong: '{val} is no address' }")).toEqual(['{val} is no address'])
  })
})
