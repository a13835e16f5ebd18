import type { Selection } from '../../widgets/add-to-cart/selection.ts'

/** Writes what is chosen of each product beside its choices from the start, before a template's own scripts hear of a change. */
export function startTellingChoices(root: Document): void {
  const begin = () => {
    for (const pickers of root.querySelectorAll<HTMLElement>('.product-variants'))
      tellChoice(pickers, selectionIn(pickers, null))
  }
  if (root.readyState === 'loading') root.addEventListener('DOMContentLoaded', begin, { once: true })
  else begin()
  root.addEventListener('vitrine:content', begin)
  const tellAgain = ({ target }: Event) => {
    const pickers = target instanceof Element ? target.closest<HTMLElement>('.product-variants') : null
    if (pickers) tellChoice(pickers, selectionIn(pickers, target))
  }
  root.addEventListener('change', tellAgain, { capture: true })
}

/**
 * Scripts of templates read the choice from here (platform reference, section 2.5): which options wait for one, and the variant as `data-variants`
 * tells it; '' for none.
 */
function tellChoice(pickers: HTMLElement, selection: Selection): void {
  const missing = Object.keys(selection).filter((name) => selection[name] === '')
  const variant = missing.length === 0 ? variantsOf(pickers).find((each) => hasValues(each, selection)) : null
  pickers.dataset.unselectedOptions = JSON.stringify(missing)
  pickers.dataset.selectedVariant = variant ? JSON.stringify(variant) : ''
}

function variantsOf({ dataset }: HTMLElement): readonly unknown[] {
  const list: unknown = JSON.parse(dataset.variants || '[]')
  return Array.isArray(list) ? list : []
}

function hasValues(variant: unknown, selection: Selection): boolean {
  const { attributes }: { attributes?: unknown } = { ...Object(variant) }
  const values: Record<string, unknown> = { ...Object(attributes) }
  return Object.entries(selection).every(([name, value]) => String(values[name]) === value)
}

/** The value of each option; what was just changed counts before what else stands for the same option. */
function selectionIn(pickers: HTMLElement, changed: EventTarget | null): Selection {
  const holders = [...pickers.querySelectorAll<HTMLElement>('[data-variant-option-name]')]
  const isChanged = (holder: HTMLElement) => changed instanceof Node && holder.contains(changed)
  const inOrder = [...holders.filter(isChanged), ...holders.filter((holder) => !isChanged(holder))]
  const names = [...new Set(holders.map(nameOf))]
  return Object.fromEntries(
    names.map((name) => {
      const values = inOrder.filter((holder) => nameOf(holder) === name).map(chosenIn)
      return [name, values.find((value) => value !== '') ?? '']
    }),
  )
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset.variantOptionName ?? ''
}

function chosenIn(holder: HTMLElement): string {
  if (holder instanceof HTMLSelectElement) return holder.value
  return holder.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? ''
}
