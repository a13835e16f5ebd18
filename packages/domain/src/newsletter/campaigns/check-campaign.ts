import { emailWrongText, isEmail } from '../../contact/email-address.ts'
import {
  isWrongMailLink,
  type KeptLinks,
  keptMailLinks,
  mailLinkText,
  typedLink,
} from '../../contact/mail-link.ts'
import { isOneLine, oneLineText } from '../../limits/one-line.ts'
import type { CampaignContent } from './campaign.ts'
import { type CampaignBlock, campaignBlockLimits } from './campaign-block.ts'

/** Longest texts of a campaign, in characters. */
export const campaignTextLimits = { name: 120, subject: 200, preheader: 200, senderName: 100 } as const

const lines = ['name', 'subject', 'preheader', 'senderName'] as const

/** What is wrong with a campaign that is to be kept in the place of one that is known, by field: those of blocks are `blocks.<id>.<field>`. Drafts may lack what sending needs. */
export function checkCampaign(
  content: CampaignContent,
  known: Pick<CampaignContent, 'blocks'> | null,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const key of lines) {
    const text = content[key].trim()
    if (!isOneLine(text)) errors[key] = oneLineText
    else if (text.length > campaignTextLimits[key])
      errors[key] = `Use at most ${campaignTextLimits[key]} characters.`
  }
  if (content.name.trim() === '') errors.name = 'Give the campaign a name.'
  if (/[<>@]/.test(content.senderName))
    errors.senderName = 'Write a name without @, < and >: the address is added to it.'
  if (content.replyTo.trim() !== '' && !isEmail(content.replyTo.trim())) errors.replyTo = emailWrongText
  return { ...errors, ...blocksErrors(content.blocks, keptMailLinks(known?.blocks)) }
}

function blocksErrors(
  blocks: readonly CampaignBlock[],
  keptLinks: KeptLinks,
): Readonly<Record<string, string>> {
  const { blocks: most, characters } = campaignBlockLimits
  if (blocks.length > most) return { blocks: `A campaign has at most ${most} blocks.` }
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length)
    return { blocks: 'Two blocks have the same id.' }
  if (JSON.stringify(blocks).length > characters)
    return { blocks: 'This is too long for a mail: mail programs would cut it.' }
  const found = blocks.flatMap((block) =>
    Object.entries(blockErrors(block, keptLinks)).map(([field, text]) => [
      `blocks.${block.id}.${field}`,
      text,
    ]),
  )
  return Object.fromEntries(found)
}

function blockErrors(block: CampaignBlock, keptLinks: KeptLinks): Readonly<Record<string, string>> {
  const limits = campaignBlockLimits
  switch (block.type) {
    case 'heading':
      return wrongs({ text: lineError(block.text, limits.heading) })
    case 'text':
      return wrongs({ html: tooLong(block.html, limits.html) })
    case 'picture':
      return wrongs({
        altText: lineError(block.altText, limits.altText),
        linkUrl: addressError(block.linkUrl, keptLinks),
      })
    case 'button':
      return wrongs({ label: lineError(block.label, limits.label), url: addressError(block.url, keptLinks) })
    case 'spacer':
      return wrongs({
        heightPx:
          block.heightPx < limits.leastSpacePx || block.heightPx > limits.mostSpacePx
            ? `Choose ${limits.leastSpacePx} to ${limits.mostSpacePx} pixels.`
            : null,
      })
    default:
      return {}
  }
}

function wrongs(problems: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  )
}

function lineError(text: string, max: number): string | null {
  return isOneLine(text) ? tooLong(text.trim(), max) : oneLineText
}

function tooLong(text: string, max: number): string | null {
  return text.length > max ? `Use at most ${max.toLocaleString('en')} characters.` : null
}

function addressError(url: string, keptLinks: KeptLinks): string | null {
  if (isWrongMailLink(url, keptLinks)) return mailLinkText
  return url === '' || isMailAddress(url)
    ? null
    : 'Write a whole address such as https://example.com, or one of this site that begins with /.'
}

/** Whether an address can stand in a mail: one of the site's own, or one of the web, of mail or of the telephone. */
export function isMailAddress(url: string): boolean {
  if (url.length > campaignBlockLimits.url || /[\s\p{Cc}\\]/u.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  return /^(https?:\/\/[^/?#@]+|mailto:[^?\s]+@.+|tel:\+?[\d().-]+$)/i.test(url)
}

/** A campaign as it is kept: without spaces around its texts. */
export function tidyCampaign(content: CampaignContent): CampaignContent {
  return {
    name: content.name.trim(),
    subject: content.subject.trim(),
    preheader: content.preheader.trim(),
    listId: content.listId,
    senderName: content.senderName.trim(),
    replyTo: content.replyTo.trim(),
    blocks: content.blocks.map(withTypedLink),
  }
}

function withTypedLink(block: CampaignBlock): CampaignBlock {
  if (block.type === 'button') return { ...block, url: typedLink(block.url) }
  return block.type === 'picture' ? { ...block, linkUrl: typedLink(block.linkUrl) } : block
}
