/**
 * Closes menus that lie open over the page by Escape, which gives the focus back to what opened them, and by a click beside them.
 * A menu is a `<details>` of a header, a navigation or the share buttons; one that opens in the flow of the page stays as it was left.
 */
export function startMenus(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    for (const menu of openMenus(root)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  })
  root.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return
    const active = root.activeElement
    const isLost = active === null || active === root.body
    // The innermost of nested ones stands last.
    const menu = openMenus(root).findLast((each) => isLost || each.contains(active))
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function openMenus(root: Document): readonly HTMLDetailsElement[] {
  const selector = ':is(header, nav) details[open], .ss-social-share[open]'
  return [...root.querySelectorAll<HTMLDetailsElement>(selector)].filter((menu) =>
    [...menu.children].some((part) => /^(absolute|fixed)$/.test(getComputedStyle(part).position)),
  )
}
