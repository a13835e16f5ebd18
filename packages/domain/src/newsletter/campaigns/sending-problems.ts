import { isSampleAddress } from '../../contact/email-address.ts'
import type { CampaignContent } from './campaign.ts'
import type { CampaignBlock } from './campaign-block.ts'

/** Why a campaign cannot be sent yet; whether posts are out is asked of the moment at which it is to be sent. */
export const sendingProblems = [
  'subject-missing',
  'nothing-written',
  'block-unfinished',
  'post-to-come',
  'list-gone',
  'nobody-there',
  'postal-address-missing',
  'sender-missing',
  'sender-of-sample',
  'mail-not-set-up',
  'site-address-unknown',
] as const

/** One of these reasons. */
export type SendingProblem = (typeof sendingProblems)[number]

/** What is read about it. */
export const sendingProblemText: Readonly<Record<SendingProblem, string>> = {
  'subject-missing': 'Write a subject.',
  'nothing-written': 'Write something: there is no block that readers would see.',
  'block-unfinished': 'Finish the blocks that are empty, or that show something that is not there any more.',
  'post-to-come':
    'A post that it shows is not out yet. Schedule the campaign for a later time, or publish the post.',
  'list-gone': 'The list of this campaign is not there any more. Choose another one.',
  'nobody-there': 'Nobody is subscribed to this list.',
  'postal-address-missing':
    'Newsletters must name the postal address of who sends them. Write it under Business and contact.',
  'sender-missing': 'There is no address to send from. Write a contact email under Business and contact.',
  'sender-of-sample':
    'The contact email is that of the sample content. Write your own under Business and contact.',
  'mail-not-set-up': 'This installation sends no mail yet: its operator has to name a mail server.',
  'site-address-unknown': 'The address of the site is not known, so that links would lead nowhere.',
}

interface SendingContext {
  /** Whether the site says where its business is. */
  readonly hasPostalAddress: boolean
  /** The address that it writes from; '' for none. */
  readonly sender: string
  readonly content: CampaignContent
  /** Whether the list of the campaign is there. */
  readonly hasList: boolean
  /** How many are subscribed to it. */
  readonly readers: number
  /** Ids of what its blocks show that is there, and that visitors may see. */
  readonly shown: ReadonlySet<string>
  /** Ids of posts among them that visitors see later. */
  readonly toCome: ReadonlySet<string>
  readonly sendsMail: boolean
  /** Scheme and host of the site; null while that is not known. */
  readonly origin: string | null
}

/** Says why a campaign cannot be sent; none: it can. */
export function problemsOfSending(context: SendingContext): readonly SendingProblem[] {
  const { content, hasList, readers, shown, toCome, sendsMail, origin } = context
  const known = new Set([...shown, ...toCome])
  const is: Readonly<Record<SendingProblem, boolean>> = {
    'subject-missing': content.subject.trim() === '',
    'nothing-written': !content.blocks.some(({ type }) => type !== 'divider' && type !== 'spacer'),
    'block-unfinished': content.blocks.some((block) => isUnfinished(block, known)),
    'post-to-come': content.blocks.some((block) => block.type === 'post' && toCome.has(block.itemId)),
    'list-gone': !hasList,
    'nobody-there': hasList && readers === 0,
    'postal-address-missing': !context.hasPostalAddress,
    'sender-missing': context.sender === '',
    'sender-of-sample': isSampleAddress(context.sender),
    'mail-not-set-up': !sendsMail,
    'site-address-unknown': origin === null,
  }
  return sendingProblems.filter((problem) => is[problem])
}

function isUnfinished(block: CampaignBlock, shown: ReadonlySet<string>): boolean {
  switch (block.type) {
    case 'heading':
      return block.text.trim() === ''
    case 'text':
      return !/<img\b/i.test(block.html) && block.html.replace(/<[^>]*>/g, '').trim() === ''
    case 'picture':
      return !shown.has(block.mediaId)
    case 'button':
      return block.label.trim() === '' || block.url === ''
    case 'product':
      return !shown.has(block.productId)
    case 'post':
      return !shown.has(block.itemId)
    default:
      return false
  }
}
