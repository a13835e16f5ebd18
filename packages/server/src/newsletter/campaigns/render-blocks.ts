import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { CampaignBlock } from '@vitrine/domain/newsletter/campaigns/campaign-block'
import { isMailAddress } from '@vitrine/domain/newsletter/campaigns/check-campaign'
import { fillReaderFields } from '@vitrine/domain/newsletter/campaigns/reader-fields'
import { cleanMailHtml, wholeAddress } from '@vitrine/site/html/clean-mail-html'
import { escapeHtml } from '@vitrine/site/html/escape'
import { mailHtmlAsText } from '@vitrine/site/html/mail-html-as-text'
import type { ShownThing, ShownThings } from './shown-things.ts'

/** What blocks are written with. */
export interface BlocksContext {
  /** Scheme and host of the site. */
  readonly origin: string
  readonly look: MailLook
  readonly shown: ShownThings
  readonly reader: { readonly name: string }
}

/** Writes blocks as rows of a mail's table; what is gone is left out. */
export function blocksHtml(blocks: readonly CampaignBlock[], context: BlocksContext): string {
  const rows = blocks.map((block) => blockHtml(block, context)).filter((row) => row !== '')
  // A button that comes last does not touch the line of the foot.
  const below = (place: number) => (place === rows.length - 1 ? '32px' : '0')
  return rows
    .map((row, place) => `<tr><td style="padding:20px 0 ${below(place)}">${row}</td></tr>`)
    .join('\n')
}

function blockHtml(block: CampaignBlock, context: BlocksContext): string {
  const { look } = context
  switch (block.type) {
    case 'heading':
      return `<h2 style="${headingStyle(look)}">${named(escapeHtml(block.text), context)}</h2>`
    case 'text':
      return named(cleanMailHtml(block.html, { origin: context.origin, styles: stylesOf(look) }), context)
    case 'picture':
      return pictureHtml(block, context)
    case 'button':
      return buttonHtml(named(escapeHtml(block.label), context), wholeUrl(block.url, context), look)
    case 'divider':
      return `<div style="height:1px;line-height:1px;font-size:1px;background:${look.line}">&nbsp;</div>`
    case 'spacer':
      return `<div style="height:${Math.round(block.heightPx)}px;line-height:1px;font-size:1px">&nbsp;</div>`
    case 'product':
      return thingHtml(context.shown.get(block.productId), context)
    case 'post':
      return thingHtml(context.shown.get(block.itemId), context)
  }
}

/** Writes blocks as plain text. */
export function blocksText(blocks: readonly CampaignBlock[], context: BlocksContext): string {
  return blocks
    .map((block) => blockText(block, context))
    .filter((text) => text !== '')
    .join('\n\n')
}

function blockText(block: CampaignBlock, context: BlocksContext): string {
  const plain = (text: string) => fillReaderFields(text, context.reader)
  switch (block.type) {
    case 'heading':
      return plain(block.text)
    case 'text':
      return plain(mailHtmlAsText(cleanMailHtml(block.html, { origin: context.origin, styles: {} })))
    case 'picture':
      return block.linkUrl === '' || block.altText === ''
        ? block.altText
        : `${block.altText}: ${wholeUrl(block.linkUrl, context)}`
    case 'button':
      return `${plain(block.label)}: ${wholeUrl(block.url, context)}`
    case 'divider':
      return '---'
    case 'spacer':
      return ''
    case 'product':
      return thingText(context.shown.get(block.productId), context)
    case 'post':
      return thingText(context.shown.get(block.itemId), context)
  }
}

/** A reader's name in HTML that is escaped already. */
function named(html: string, { reader }: BlocksContext): string {
  return fillReaderFields(html, reader, escapeHtml)
}

/** Only addresses of the kinds that a mail may hold, whatever was kept. */
function wholeUrl(url: string, { origin }: BlocksContext): string {
  return isMailAddress(url) ? wholeAddress(url, origin) : ''
}

function headingStyle({ headingFont, ink }: MailLook): string {
  return `margin:0;font-family:${headingFont};font-size:26px;line-height:1.25;font-weight:normal;color:${ink}`
}

function stylesOf(look: MailLook): Readonly<Record<string, string>> {
  const small = `margin:0 0 10px;font-family:${look.headingFont};line-height:1.3;font-weight:normal;color:${look.ink}`
  return {
    p: 'margin:0 0 12px',
    h2: `${small};font-size:22px`,
    h3: `${small};font-size:19px`,
    h4: `${small};font-size:17px`,
    a: `color:${look.accent}`,
    img: 'max-width:100%;height:auto;border:0',
    ul: 'margin:0 0 12px;padding:0 0 0 24px',
    ol: 'margin:0 0 12px;padding:0 0 0 24px',
    blockquote: `margin:0 0 12px;padding:0 0 0 16px;border-left:3px solid ${look.line};color:${look.muted}`,
  }
}

function pictureHtml(block: CampaignBlock & { readonly type: 'picture' }, context: BlocksContext): string {
  const address = pictureAddress(context.shown.get(block.mediaId), context, '1000w')
  if (address === '') return ''
  const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(block.altText)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0">`
  return linked(picture, wholeUrl(block.linkUrl, context))
}

function pictureAddress(thing: ShownThing | undefined, { origin }: BlocksContext, format: string): string {
  if (!thing || thing.pictureUrl === null) return ''
  const address = wholeAddress(thing.pictureUrl, origin)
  return address === '' ? '' : `${address}?format=${format}`
}

function linked(html: string, url: string): string {
  return url === '' ? html : `<a href="${escapeHtml(url)}" style="text-decoration:none">${html}</a>`
}

function buttonHtml(label: string, url: string, { accent, accentInk }: MailLook): string {
  if (url === '') return ''
  const style = `display:inline-block;padding:14px 28px;border-radius:3px;background:${accent};color:${accentInk};text-decoration:none`
  return `<a href="${escapeHtml(url)}" style="${style}">${label}</a>`
}

function thingHtml(thing: ShownThing | undefined, context: BlocksContext): string {
  if (!thing?.path) return ''
  const { look } = context
  const url = wholeAddress(thing.path, context.origin)
  const address = pictureAddress(thing, context, '500w')
  const picture = `<img src="${escapeHtml(address)}" alt="" width="160" style="display:block;width:160px;height:auto;border:0;border-radius:3px">`
  const cell =
    address === ''
      ? ''
      : `<td width="176" style="padding:0 16px 0 0;vertical-align:top">${linked(picture, url)}</td>`
  const title = `<a href="${escapeHtml(url)}" style="font-family:${look.headingFont};font-size:20px;line-height:1.3;color:${look.ink}">${escapeHtml(thing.title)}</a>`
  const detail = thing.detail ? `<br><strong>${escapeHtml(thing.detail)}</strong>` : ''
  const excerpt = thing.excerpt
    ? `<br><span style="color:${look.muted}">${escapeHtml(thing.excerpt)}</span>`
    : ''
  return `<table role="presentation" width="100%" style="border-collapse:collapse"><tr>${cell}<td style="vertical-align:top">${title}${detail}${excerpt}</td></tr></table>`
}

function thingText(thing: ShownThing | undefined, { origin }: BlocksContext): string {
  if (!thing?.path) return ''
  const { title, detail, excerpt, path } = thing
  return [title, detail, excerpt, wholeAddress(path, origin)].filter(Boolean).join('\n')
}
