import {
  joinCall,
  joinPageCall,
  joinSignInCall,
  leaveMembershipCall,
  membershipConfirmedCall,
  membershipsPageCall,
} from '@vitrine/contract/memberships/page-calls'
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
} from '@vitrine/contract/memberships/panel-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { getJoin, postJoin, postJoinSignIn } from '../../members/joining/join-calls.ts'
import {
  getMembershipConfirmed,
  getMembershipsPage,
  postMembershipLeave,
} from '../../members/joining/membership-calls.ts'
import {
  deleteMemberArea,
  getMemberSetUp,
  postMemberArea,
  putMemberArea,
} from '../../memberships/area-calls.ts'
import { getAreaThings } from '../../memberships/find-things.ts'
import {
  getMemberships,
  getMembershipsFile,
  postGrant,
  postMembershipEnd,
} from '../../memberships/member-list-calls.ts'
import { deleteMembershipPlan, postMembershipPlan, putMembershipPlan } from '../../memberships/plan-calls.ts'

/** Puts areas for members, plans and those who are members on the server. */
export function mountMemberships(app: FastifyInstance): void {
  mount(app, joinPageCall, getJoin)
  mount(app, joinCall, postJoin, postJoin)
  mount(app, joinSignInCall, postJoinSignIn, postJoinSignIn)
  mount(app, membershipsPageCall, getMembershipsPage)
  mount(app, membershipConfirmedCall, getMembershipConfirmed)
  mount(app, leaveMembershipCall, postMembershipLeave, postMembershipLeave)
  mount(app, readMemberSetUpCall, getMemberSetUp)
  mount(app, addMemberAreaCall, postMemberArea)
  mount(app, changeMemberAreaCall, putMemberArea)
  mount(app, removeMemberAreaCall, deleteMemberArea)
  mount(app, addMembershipPlanCall, postMembershipPlan)
  mount(app, changeMembershipPlanCall, putMembershipPlan)
  mount(app, removeMembershipPlanCall, deleteMembershipPlan)
  mount(app, findAreaThingsCall, getAreaThings)
  mount(app, listMembershipsCall, getMemberships)
  mount(app, exportMembershipsCall, getMembershipsFile)
  mount(app, grantMembershipCall, postGrant)
  mount(app, endMembershipCall, postMembershipEnd)
}
