import { CommentContainers } from '../comments/comment-containers.ts'
import type { ElementRule } from '../html/rewrite-elements.ts'
import { languageRules } from '../language/language-links.ts'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'
import { ShareButtons } from '../share/share-buttons.ts'
import { AddButtons } from './elements/add-button.ts'
import { BelowPrice } from './elements/below-price.ts'
import { installmentNoteHtml } from './elements/installment-note.ts'
import { priceNoteHtml } from './elements/price-note.ts'

/**
 * What content is given wherever it is shown, whole pages and parts of them alike: links to share it, its comments, forms to buy without a
 * script, notes below the price, and links in the language of the page.
 */
export function contentRules(
  { data, problem }: { readonly data: PageData; readonly problem: string | null },
  page: PageRender,
): readonly ElementRule[] {
  return [
    new ShareButtons(page.context),
    new CommentContainers(page, problem),
    new AddButtons(data, page.context),
    new BelowPrice(priceNoteHtml(data, page.context)),
    new BelowPrice(installmentNoteHtml(data, page.context)),
    ...languageRules(page.context),
  ]
}
