import { giveOwnIds } from './own-ids.ts'
import type { PageVariant } from './page-variant.ts'
import { canHave, type Selection } from './selection.ts'

/** The choices of a product's options in the page: a drop-down, radio buttons, or both for the same option. */
export interface OptionPickers {
  readonly read: () => Selection
  /** Marks what is sold out with the present choice; it can be chosen still, for a mail when it is back. */
  readonly mark: (variants: readonly PageVariant[], selection: Selection) => void
  readonly first: (option: string) => HTMLElement | null
}

/** Binds the choices inside `.product-variants`, keeping drop-down and radio buttons of an option in step. */
export function bindOptionPickers(root: HTMLElement, onChange: () => void): OptionPickers {
  giveOwnIds(root)
  const options = optionsIn(root)
  let chosen: Selection = Object.fromEntries(options.map((option) => [option.name, valueIn(option)]))
  // Both pickers of an option may begin apart, when the browser restores a form.
  for (const option of options) show(option, chosen[option.name] ?? '')

  root.addEventListener('change', (event) => {
    const option = options.find((each) => each.controls.some((control) => control === event.target))
    const { target } = event
    if (!option || !(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return
    chosen = { ...chosen, [option.name]: target.value }
    show(option, target.value)
    onChange()
  })
  root.addEventListener('keydown', pressLabel)

  return {
    read: () => chosen,
    mark: (variants, selection) => {
      for (const option of options) markOption(option, variants, selection)
    },
    first: (name) => options.find((option) => option.name === name)?.controls[0] ?? null,
  }
}

interface Option {
  readonly name: string
  readonly select: HTMLSelectElement | null
  readonly radios: readonly HTMLInputElement[]
  readonly controls: readonly HTMLElement[]
}

function optionsIn(root: HTMLElement): readonly Option[] {
  const holders = [...root.querySelectorAll<HTMLElement>('[data-variant-option-name]')]
  const names = [...new Set(holders.map((holder) => holder.dataset.variantOptionName ?? ''))]
  return names.map((name) => {
    const own = holders.filter((holder) => holder.dataset.variantOptionName === name)
    const select = own.find((holder) => holder instanceof HTMLSelectElement) ?? null
    const radios = own.flatMap((holder) => [
      ...holder.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
    ])
    return { name, select, radios, controls: select ? [select, ...radios] : radios }
  })
}

function valueIn({ select, radios }: Option): string {
  return radios.find((radio) => radio.checked)?.value || select?.value || ''
}

function show({ select, radios }: Option, value: string): void {
  if (select) select.value = value
  for (const radio of radios) radio.checked = radio.value === value && value !== ''
}

/** Labels that templates dress as buttons are pressed by key like one. */
function pressLabel(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' '
  if (!isPress || !(event.target instanceof HTMLLabelElement)) return
  event.preventDefault()
  event.target.click()
}

function markOption(
  { name, select, radios }: Option,
  variants: readonly PageVariant[],
  selection: Selection,
): void {
  for (const choice of select?.options ?? []) {
    if (choice.value === '') continue
    const isThere = canHave(variants, selection, { option: name, value: choice.value })
    choice.textContent = isThere ? choice.value : `${choice.value} (sold out)`
  }
  for (const radio of radios) {
    const isThere = canHave(variants, selection, { option: name, value: radio.value })
    const label = radio.labels?.[0]
    label?.classList.toggle('sold-out', !isThere)
    radio.closest('.variant-choice')?.classList.toggle('is-sold-out', !isThere)
    // Read out with the name of the choice, unless the template says it already.
    if (isThere || radio.hasAttribute('aria-describedby')) radio.removeAttribute('aria-label')
    else radio.setAttribute('aria-label', `${radio.value} (sold out)`)
    if (label) label.title = isThere ? '' : 'Sold out'
  }
}
