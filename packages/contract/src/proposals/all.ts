import type { Call } from '../call.ts'
import { payProposalCall, proposalPageCall } from './page-calls.ts'
import {
  changeProposalCall,
  closeProposalLinkCall,
  createProposalCall,
  exportProposalsCall,
  listProposalsCall,
  mailProposalCall,
  openProposalLinkCall,
  placeProposalCall,
  priceProposalCall,
  readProposalCall,
  removeProposalCall,
} from './panel-calls.ts'

/** The calls of orders that owners draft for customers. */
export const proposalCalls: readonly Call[] = [
  proposalPageCall,
  payProposalCall,
  listProposalsCall,
  exportProposalsCall,
  priceProposalCall,
  createProposalCall,
  readProposalCall,
  changeProposalCall,
  removeProposalCall,
  openProposalLinkCall,
  closeProposalLinkCall,
  mailProposalCall,
  placeProposalCall,
]
