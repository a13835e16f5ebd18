/** Asks again for style sheets of ours that did not come: a script that is asked for once more has no others put in. */
export function askAgainForStyles(root: Document): void {
  for (const link of root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/universal/"]'))
    if (!hasCome(link)) link.replaceWith(link.cloneNode())
}

/** One that did not come has a sheet, too, in Chromium, whose rules may not be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0
  } catch {
    return false
  }
}
