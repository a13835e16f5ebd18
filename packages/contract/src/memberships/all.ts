import type { Call } from '../call.ts'
import {
  joinCall,
  joinPageCall,
  joinSignInCall,
  leaveMembershipCall,
  membershipConfirmedCall,
  membershipsPageCall,
} from './page-calls.ts'
import {
  addMemberAreaCall,
  addMembershipPlanCall,
  changeMemberAreaCall,
  changeMembershipPlanCall,
  endMembershipCall,
  exportMembershipsCall,
  findAreaThingsCall,
  grantMembershipCall,
  listMembershipsCall,
  readMemberSetUpCall,
  removeMemberAreaCall,
  removeMembershipPlanCall,
} from './panel-calls.ts'

/** The calls of areas for members, of plans and of those who are members. */
export const membershipCalls: readonly Call[] = [
  joinPageCall,
  joinCall,
  joinSignInCall,
  membershipsPageCall,
  membershipConfirmedCall,
  leaveMembershipCall,
  readMemberSetUpCall,
  addMemberAreaCall,
  changeMemberAreaCall,
  removeMemberAreaCall,
  addMembershipPlanCall,
  changeMembershipPlanCall,
  removeMembershipPlanCall,
  findAreaThingsCall,
  listMembershipsCall,
  exportMembershipsCall,
  grantMembershipCall,
  endMembershipCall,
]
