/** Asks again for style sheets of ours that did not come: a script that is asked for once more has no others put in. */
export function askAgainForStyles(root: Document): void {
  for (const link of root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/universal/"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}
