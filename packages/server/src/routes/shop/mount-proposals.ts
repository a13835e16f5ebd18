import { payProposalCall, proposalPageCall } from '@vitrine/contract/proposals/page-calls'
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
} from '@vitrine/contract/proposals/panel-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { deleteProposal, postProposal, putProposal } from '../../proposals/keep-calls.ts'
import { deleteLink, postLink, postMail } from '../../proposals/link-calls.ts'
import { getProposalPage, postProposalPage } from '../../proposals/page-calls.ts'
import { getProposal, getProposals, getProposalsFile, postPrices } from '../../proposals/panel-calls.ts'
import { postProposalOrder } from '../../proposals/place-call.ts'

/** Puts the calls of orders that owners draft on the server. */
export function mountProposals(app: FastifyInstance): void {
  mount(app, proposalPageCall, getProposalPage)
  mount(app, payProposalCall, postProposalPage, postProposalPage)
  mount(app, listProposalsCall, getProposals)
  mount(app, exportProposalsCall, getProposalsFile)
  mount(app, priceProposalCall, postPrices)
  mount(app, createProposalCall, postProposal)
  mount(app, readProposalCall, getProposal)
  mount(app, changeProposalCall, putProposal)
  mount(app, removeProposalCall, deleteProposal)
  mount(app, openProposalLinkCall, postLink)
  mount(app, closeProposalLinkCall, deleteLink)
  mount(app, mailProposalCall, postMail)
  mount(app, placeProposalCall, postProposalOrder)
}
