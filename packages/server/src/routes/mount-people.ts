import {
  beginSecondFactorCall,
  endSecondFactorCall,
  finishSecondFactorCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
} from '@vitrine/contract/owners/factor-calls'
import { createKeyCall, deleteKeyCall, listKeysCall } from '@vitrine/contract/owners/key-calls'
import { changePanelLanguageCall } from '@vitrine/contract/owners/panel-language-calls'
import {
  addPasskeyCall,
  askPasskeyConfirmationCall,
  askPasskeySignInCall,
  beginPasskeyCall,
  confirmByPasskeyCall,
  listPasskeysCall,
  removePasskeyCall,
  renamePasskeyCall,
  signInByPasskeyCall,
} from '@vitrine/contract/owners/passkey-calls'
import {
  changeRolesCall,
  changeSignInRulesCall,
  endPersonSignInCall,
  invitePersonCall,
  joinCall,
  listPeopleCall,
  listPersonSignInsCall,
  readInvitationCall,
  readSignInRulesCall,
  removePersonCall,
  renewInvitationCall,
  resetSecondFactorCall,
  revokeInvitationCall,
  transferOwnershipCall,
} from '@vitrine/contract/owners/people-calls'
import { confirmSessionCall, finishSignInCall } from '@vitrine/contract/owners/session-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { postSecondFactorSignIn } from '../owners/factors/finish-sign-in.ts'
import {
  deleteSecondFactor,
  getSecondFactor,
  postRecoveryCodes,
  postSecondFactor,
  postSecondFactorCode,
} from '../owners/factors/second-factor-calls.ts'
import { deleteKey, getKeys, postKey } from '../owners/keys/key-calls.ts'
import { putPanelLanguage } from '../owners/panel-language-calls.ts'
import {
  deletePasskey,
  getPasskeys,
  postPasskey,
  postPasskeyChallenge,
  putPasskey,
} from '../owners/passkeys/passkey-calls.ts'
import {
  postPasskeyConfirmation,
  postPasskeyConfirmationQuestion,
  postPasskeyQuestion,
  postPasskeySession,
} from '../owners/passkeys/passkey-sign-in-calls.ts'
import { deleteInvitation, postInvitation, postInvitationLink } from '../owners/people/invitation-calls.ts'
import { postInvitationReading, postJoin } from '../owners/people/join-calls.ts'
import {
  deletePerson,
  deletePersonFactor,
  getPeople,
  putOwner,
  putRoles,
} from '../owners/people/people-calls.ts'
import { deletePersonSignIn, getPersonSignIns } from '../owners/people/person-sign-in-calls.ts'
import { postConfirmation } from '../owners/session-calls.ts'
import { signInRules } from '../website/settings/sign-in-rules-part.ts'
import { changingPart, readingPart } from '../website/settings-part.ts'

/** Puts the calls of people, and of keys of programs, on the server. */
export function mountPeopleCalls(app: FastifyInstance): void {
  mount(app, confirmSessionCall, postConfirmation)
  mount(app, changePanelLanguageCall, putPanelLanguage)
  mount(app, finishSignInCall, postSecondFactorSignIn)
  mount(app, readSecondFactorCall, getSecondFactor)
  mount(app, beginSecondFactorCall, postSecondFactor)
  mount(app, finishSecondFactorCall, postSecondFactorCode)
  mount(app, renewRecoveryCodesCall, postRecoveryCodes)
  mount(app, endSecondFactorCall, deleteSecondFactor)
  mount(app, listPasskeysCall, getPasskeys)
  mount(app, beginPasskeyCall, postPasskeyChallenge)
  mount(app, addPasskeyCall, postPasskey)
  mount(app, renamePasskeyCall, putPasskey)
  mount(app, removePasskeyCall, deletePasskey)
  mount(app, askPasskeySignInCall, postPasskeyQuestion)
  mount(app, signInByPasskeyCall, postPasskeySession)
  mount(app, askPasskeyConfirmationCall, postPasskeyConfirmationQuestion)
  mount(app, confirmByPasskeyCall, postPasskeyConfirmation)
  mount(app, resetSecondFactorCall, deletePersonFactor)
  mount(app, readSignInRulesCall, readingPart(signInRules))
  mount(app, changeSignInRulesCall, changingPart(signInRules))
  mount(app, listPeopleCall, getPeople)
  mount(app, invitePersonCall, postInvitation)
  mount(app, renewInvitationCall, postInvitationLink)
  mount(app, revokeInvitationCall, deleteInvitation)
  mount(app, changeRolesCall, putRoles)
  mount(app, removePersonCall, deletePerson)
  mount(app, listPersonSignInsCall, getPersonSignIns)
  mount(app, endPersonSignInCall, deletePersonSignIn)
  mount(app, transferOwnershipCall, putOwner)
  mount(app, readInvitationCall, postInvitationReading)
  mount(app, joinCall, postJoin)
  mount(app, listKeysCall, getKeys)
  mount(app, createKeyCall, postKey)
  mount(app, deleteKeyCall, deleteKey)
}
