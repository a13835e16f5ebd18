import './suggestions.css'

/** What a list shows of a suggestion. */
interface Suggestion {
  readonly mainText: string
  readonly secondaryText: string
}

/** A list below a field, of which one may be chosen by mouse, touch or keys (the combobox of ARIA practices, with a list that helps). */
interface SuggestionList<Item> {
  readonly show: (items: readonly Item[], credit: string) => void
  readonly hide: () => void
}

/** Puts such a list below a field. */
export function createSuggestionList<Item extends Suggestion>(
  input: HTMLInputElement,
  { signal, choose }: { readonly signal: AbortSignal; readonly choose: (item: Item) => void },
): SuggestionList<Item> {
  const parts = buildParts(input)
  const { box, options, credit, status } = parts
  let items: readonly Item[] = []
  let active = -1

  const mark = (index: number) => {
    active = index
    for (const [at, option] of [...options.children].entries())
      option.setAttribute('aria-selected', String(at === index))
    if (index < 0) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', options.children[index]?.id ?? '')
    options.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const hide = () => {
    items = []
    mark(-1)
    box.hidden = true
    status.textContent = ''
    input.setAttribute('aria-expanded', 'false')
  }
  const take = (index: number) => {
    const item = items[index]
    hide()
    if (item) choose(item)
  }
  const press = (event: KeyboardEvent) => {
    if (items.length === 0 || event.isComposing) return
    if (event.key === 'ArrowDown') mark(active + 1 >= items.length ? 0 : active + 1)
    else if (event.key === 'ArrowUp') mark(active <= 0 ? items.length - 1 : active - 1)
    else if (event.key === 'Enter' && active >= 0) take(active)
    else if (event.key === 'Escape') hide()
    else return
    event.preventDefault()
  }

  input.addEventListener('keydown', press, { signal })
  input.addEventListener('blur', hide, { signal })
  // A touch beside the field takes no focus from it in every browser.
  const leave = ({ target }: Event) => {
    if (target instanceof Node && target !== input && !box.contains(target)) hide()
  }
  document.addEventListener('pointerdown', leave, { signal })
  // The field keeps the focus: leaving it would close the list before the press is done.
  box.addEventListener('pointerdown', (event) => event.preventDefault())
  box.addEventListener('mousedown', (event) => event.preventDefault())
  options.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    if (option) take([...options.children].indexOf(option))
  })
  signal.addEventListener('abort', () => parts.remove())

  return {
    hide,
    show: (found, thanks) => {
      if (found.length === 0) return hide()
      options.replaceChildren(...found.map((item, index) => buildOption(item, `${options.id}-${index}`)))
      items = found
      mark(-1)
      credit.textContent = thanks
      box.hidden = false
      input.setAttribute('aria-expanded', 'true')
      status.textContent =
        found.length === 1 ? '1 city is suggested.' : `${found.length} cities are suggested.`
    },
  }
}

function buildParts(input: HTMLInputElement) {
  const box = element('div', 'vt-suggestions')
  const options = element('ul', 'vt-suggestion-options')
  const credit = element('p', 'vt-suggestion-credit')
  const status = element('div', 'vt-visually-hidden')
  options.id = `${input.id}-suggestions`
  options.setAttribute('role', 'listbox')
  options.setAttribute('aria-label', 'Suggested cities')
  status.setAttribute('role', 'status')
  box.hidden = true
  box.append(options, credit)
  input.parentElement?.append(box, status)
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': options.id,
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  const remove = () => {
    box.remove()
    status.remove()
    for (const name of [...Object.keys(attributes), 'aria-activedescendant']) input.removeAttribute(name)
  }
  return { box, options, credit, status, remove }
}

function buildOption({ mainText, secondaryText }: Suggestion, id: string): HTMLElement {
  const option = element('li', 'vt-suggestion')
  const where = element('span', 'vt-suggestion-where')
  option.id = id
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  where.textContent = secondaryText
  option.append(`${mainText} `, where)
  return option
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}
