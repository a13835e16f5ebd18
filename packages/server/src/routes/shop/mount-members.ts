import {
  accountEmailCall,
  accountErasureCall,
  accountExportCall,
  accountNameCall,
  accountNewsCall,
  accountPageCall,
  accountPasswordCall,
  accountSignInCall,
  accountSignOutCall,
  addAddressCall,
  changeAddressCall,
  confirmCall,
  confirmPageCall,
  forgottenCall,
  forgottenPageCall,
  newAddressCall,
  newAddressPageCall,
  newPasswordCall,
  newPasswordPageCall,
  removeAddressCall,
  signUpCall,
  signUpPageCall,
} from '@vitrine/contract/members/page-calls'
import { lockMemberCall, readMemberCall, resetMemberCall } from '@vitrine/contract/members/panel-calls'
import { signInMemberCall, signOutMemberCall } from '@vitrine/contract/members/session-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import {
  getAccount,
  postAddress,
  postAddressChange,
  postAddressRemoval,
} from '../../members/pages/account-calls.ts'
import { getAccountExport, postAccountErasure } from '../../members/pages/data-calls.ts'
import {
  getForgotten,
  getSignUp,
  postAccountSignIn,
  postAccountSignOut,
  postForgotten,
  postSignUp,
} from '../../members/pages/door-calls.ts'
import { getConfirm, getNewPassword, postConfirm, postNewPassword } from '../../members/pages/link-calls.ts'
import { getNewAddress, postNewAddress } from '../../members/pages/move-calls.ts'
import { postNews } from '../../members/pages/news-calls.ts'
import { postEmail, postName, postPassword } from '../../members/pages/person-calls.ts'
import { getMember, postMemberLock, postMemberReset } from '../../members/panel-calls.ts'
import { deleteMemberSession, postMemberSession } from '../../members/session-calls.ts'

/** Puts customers' accounts on the server. */
export function mountMembers(app: FastifyInstance): void {
  mount(app, signInMemberCall, postMemberSession)
  mount(app, signOutMemberCall, deleteMemberSession)
  mount(app, accountPageCall, getAccount)
  mount(app, accountSignInCall, postAccountSignIn, postAccountSignIn)
  mount(app, accountSignOutCall, postAccountSignOut, postAccountSignOut)
  mount(app, signUpPageCall, getSignUp)
  mount(app, signUpCall, postSignUp, postSignUp)
  mount(app, forgottenPageCall, getForgotten)
  mount(app, forgottenCall, postForgotten, postForgotten)
  mount(app, confirmPageCall, getConfirm)
  mount(app, confirmCall, postConfirm, postConfirm)
  mount(app, newPasswordPageCall, getNewPassword)
  mount(app, newPasswordCall, postNewPassword, postNewPassword)
  mount(app, accountNameCall, postName, postName)
  mount(app, accountEmailCall, postEmail, postEmail)
  mount(app, accountPasswordCall, postPassword, postPassword)
  mount(app, newAddressPageCall, getNewAddress)
  mount(app, newAddressCall, postNewAddress, postNewAddress)
  mount(app, addAddressCall, postAddress, postAddress)
  mount(app, changeAddressCall, postAddressChange, postAddressChange)
  mount(app, removeAddressCall, postAddressRemoval, postAddressRemoval)
  mount(app, accountNewsCall, postNews, postNews)
  mount(app, accountExportCall, getAccountExport)
  mount(app, accountErasureCall, postAccountErasure, postAccountErasure)
  mount(app, readMemberCall, getMember)
  mount(app, lockMemberCall, postMemberLock)
  mount(app, resetMemberCall, postMemberReset)
}
