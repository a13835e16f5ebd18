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

/** What the fields are called, for the question whose change counts. */
export const fieldLabels: Readonly<Record<keyof Contents, string>> = {
  lines: 'Items',
  email: 'Email',
  phone: 'Phone',
  shippingAddress: 'Ships to',
  billingAddress: 'Billed to',
  discount: 'Discount',
  delivery: 'Delivery',
  message: 'To the customer',
  note: 'Note',
  validDays: 'Days that the link holds',
}

/** What is written in a draft, to be changed; or for another one, with lines of its own. */
export function contentsOf({ proposal: { contents } }: KeptProposal): Contents {
  return { ...contents, lines: contents.lines.map((line) => ({ ...line })) }
}
