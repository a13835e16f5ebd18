/**
 * Gives the choices below a root ids of their own where others of the page have them already. Ids name an option and its value alone, as
 * platform markup does: of two products with the same sizes, the labels of the second would choose in the first.
 */
export function giveOwnIds(root: HTMLElement): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type="radio"][id]')) {
    const { id } = radio
    const holder = document.getElementById(id)
    if (holder === null || holder === radio) continue
    count += 1
    radio.id = `${id}-${count}`
    for (const label of root.querySelectorAll('label')) if (label.htmlFor === id) label.htmlFor = radio.id
  }
}

let count = 0
