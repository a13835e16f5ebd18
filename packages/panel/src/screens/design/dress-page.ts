import type { TweakField } from '@vitrine/domain/website/design/tweak-field'

/** What a draft of the design makes of a page. */
export interface Dress {
  readonly css: string
  readonly pageClasses: readonly string[]
}

const styleId = 'vitrine-design-preview'

/** What is done to a page to show it with a draft; as text it reaches a page on another host, whose script does the same. */
interface PageLook {
  readonly styleId: string
  readonly css: string
  readonly pageClasses: readonly string[]
  readonly formerClasses: readonly string[]
}

/** Says what is done to a page. */
export function dressingOf({ css, pageClasses }: Dress, fields: readonly TweakField[]): PageLook {
  return { styleId, css: fromRoot(css), pageClasses, formerClasses: fields.flatMap(classesOf) }
}

/** Shows a page with a draft of the design in place of the sheet that it came with. */
export function dressPage(page: Document, { css, pageClasses, formerClasses }: PageLook): void {
  const sheet = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/site."]')
  const style = page.getElementById(styleId) ?? page.createElement('style')
  style.id = styleId
  style.textContent = css
  if (!style.isConnected) {
    if (sheet) sheet.after(style)
    else page.head.append(style)
  }
  if (sheet) sheet.disabled = true
  page.body.classList.remove(...formerClasses)
  page.body.classList.add(...pageClasses)
}

/** All classes that a field can come to, by the rule of the platform: its slug, and that of the option. */
function classesOf({ kind, key, options }: TweakField): readonly string[] {
  if (kind === 'checkbox') return [key]
  if (kind !== 'dropdown') return []
  return options.map(
    (option) =>
      `${key}-${option
        .toLowerCase()
        .replace(/\s/g, '-')
        .replace(/[^a-z0-9-]/g, '')}`,
  )
}

/** Addresses in a sheet begin where the sheet is; in a style element they would begin where the page is. */
function fromRoot(css: string): string {
  return css.replace(/url\((["']?)(?!["']?(?:[a-z][a-z+.-]*:|\/|#))/gi, 'url($1/')
}
