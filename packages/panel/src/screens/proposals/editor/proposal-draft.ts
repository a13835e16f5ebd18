import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import type {
  createProposalCall,
  priceProposalCall,
  readProposalCall,
} from '@vitrine/contract/proposals/panel-calls'
import { usualValidDays } from '@vitrine/domain/cart/proposals/proposal'

/** What is written into a draft. */
export type Contents = BodyOf<typeof createProposalCall>

/** A line of it. */
export type Line = Contents['lines'][number]

/** What it comes to. */
export type Prices = ReplyOf<typeof priceProposalCall>

/** A draft that is kept. */
export type KeptProposal = ReplyOf<typeof readProposalCall>

/** What the cards of the form share. */
export interface DraftProps {
  readonly draft: Contents
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<Contents>) => void
}

/** A draft of which nothing is written. */
export const freshContents: Contents = {
  lines: [],
  email: '',
  phone: '',
  shippingAddress: null,
  billingAddress: null,
  discount: null,
  delivery: null,
  message: '',
  note: '',
  validDays: usualValidDays,
}

/** An id for a line that is added. */
export function newLineId(): string {
  return crypto.randomUUID?.() ?? String(Math.random()).slice(2)
}

/** The contents of a draft for another one: the same, with lines of its own. */
export function copyOf({ proposal }: KeptProposal): Contents {
  return proposalContents(proposal.contents)
}

/** What was read, to be changed. */
export function proposalContents(contents: KeptProposal['proposal']['contents']): Contents {
  return { ...contents, lines: contents.lines.map((line) => ({ ...line })) }
}
